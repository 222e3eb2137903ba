/** Each shell hands the words over and takes what `bip __complete` prints. */
export const completionScripts: Readonly<Record<'bash' | 'zsh' | 'fish', string>> = {
  bash: `_bip() {
  local IFS=$'\\n'
  COMPREPLY=($(bip __complete -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null))
}
complete -o default -F _bip bip
`,
  zsh: `#compdef bip
_bip() {
  local -a candidates
  candidates=("\${(@f)$(bip __complete -- "\${(@)words[2,CURRENT]}" 2>/dev/null)}")
  if [[ -n "$candidates" ]]; then compadd -- $candidates; else _files; fi
}
if [[ "$funcstack[1]" == _bip ]]; then _bip "$@"; else compdef _bip bip; fi
`,
  fish: `function __bip_complete
  set -l words (commandline -opc) (commandline -ct)
  bip __complete -- $words[2..-1] 2>/dev/null
end
complete -c bip -a '(__bip_complete)'
`,
};
