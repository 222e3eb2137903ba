// Interaction policy of the provider: when to prompt for sign-in, a new password or consent.
import { interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider';
import { nativeClientId } from './provider-clients.ts';

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

/**
 * Any local program can impersonate the public client `bip`, so consent is asked for each time (RFC 8252, section 8.6). In the device flow the
 * user has just confirmed the code.
 */
function nativeProgram() {
  return new interactionPolicy.Check(
    'native_program',
    'native clients require End-User interaction',
    'interaction_required',
    ({ oidc }: KoaContextWithOIDC) => {
      const isDevice = oidc.route === 'code_verification' || oidc.route === 'device_resume';
      return oidc.client?.clientId === nativeClientId && !isDevice && oidc.result?.consent === undefined;
    },
  );
}
