import type { Context } from '../shared/context.ts';
import type { Shell } from './commands.ts';

/**
 * Each script passes the words to `bip __complete` and offers its output; `:files` requests file names, which the shell completes; a title
 * follows its word after a tab (bash shows it as long as there is a choice). Bash splits
 * `--status=ro` into three words, the others do not.
 */
const completionScripts: Readonly<Record<Shell, string>> = {
  bash: `_bip() {
  local tab=$'\\t' word
  local -a words=()
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD}"; do
    if [[ $word != '=' ]]; then words+=("$word"); fi
  done
  if [[ \${COMP_WORDS[COMP_CWORD]} == '=' ]]; then words+=(''); fi
  mapfile -t COMPREPLY < <(bip __complete -- "\${words[@]}" 2>/dev/null)
  if [[ \${COMPREPLY[0]} == ':files' ]]; then
    COMPREPLY=()
    compopt -o default 2>/dev/null
  elif (( \${#COMPREPLY[@]} == 1 )); then
    COMPREPLY=("\${COMPREPLY[0]%%"$tab"*}")
  else
    COMPREPLY=("\${COMPREPLY[@]/"$tab"/  }")
  fi
}
complete -F _bip bip
`,
  zsh: `#compdef bip
_bip() {
  local -a candidates
  candidates=("\${(@f)$(bip __complete -- "\${(@)words[2,CURRENT]}" 2>/dev/null)}")
  if [[ "$candidates[1]" == ':files' ]]; then
    compset -P '--*='
    _files
  elif [[ -n "$candidates" ]]; then
    local -a titled
    local candidate tab=$'\\t'
    for candidate in $candidates; do
      if [[ "$candidate" == *$tab* ]]; then titled+=("\${\${candidate%%$tab*}//:/\\\\:}:\${candidate#*$tab}"); fi
    done
    if [[ -n "$titled" ]]; then _describe 'bip' titled; else compadd -- $candidates; fi
  fi
}
if [[ "$funcstack[1]" == _bip ]]; then _bip "$@"; else compdef _bip bip; fi
`,
  fish: `function __bip_complete
  set -l words (commandline -opc) (commandline -ct)
  set -l candidates (bip __complete -- $words[2..-1] 2>/dev/null)
  if test "$candidates[1]" = ':files'
    __fish_complete_path (commandline -ct)
  else
    printf '%s\\n' $candidates
  end
end
complete -c bip -f -a '(__bip_complete)'
`,
};

export async function printCompletionScript(shell: Shell, _options: unknown, context: Context): Promise<void> {
  context.stdout.write(completionScripts[shell]);
}
