// Interaction policy of the provider: when to prompt for sign-in, a new password or consent.
import { interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider';
import { nativeProgram } from './native-consent.ts';

const { Check, Prompt } = interactionPolicy;

/** Prompt for a forced change of the password. */
export const passwordPrompt = 'password';

export function interactionsPolicy(): interactionPolicy.DefaultPolicy {
  const policy = interactionPolicy.base();
  policy.get('login')?.checks.add(accountIsInactive());
  policy.add(new Prompt({ name: passwordPrompt, requestable: false }, mustChangePassword()), 1);
  const consent = policy.get('consent')?.checks;
  consent?.remove('native_client_prompt');
  consent?.add(nativeProgram());
  return policy;
}

/** The session's account was deactivated. */
function accountIsInactive() {
  return new Check(
    'account_gone',
    'End-User authentication is required',
    'login_required',
    ({ oidc }: KoaContextWithOIDC) => {
      return oidc.session?.accountId !== undefined && oidc.account === undefined;
    },
  );
}

function mustChangePassword() {
  return new Check(
    'must_change',
    'A new password has to be set',
    'interaction_required',
    ({ oidc }: KoaContextWithOIDC) => {
      return oidc.account?.mustChangePassword === true;
    },
  );
}
