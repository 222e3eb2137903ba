// When the provider asks the person something: sign-in, a new password, consent for a program.
import { interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider';
import { nativeClientId } from './provider-clients.ts';

const { Check, Prompt } = interactionPolicy;

/** Name of the prompt for a forced change of the password. */
export const passwordPrompt = 'password';

export function interactionsPolicy(): interactionPolicy.DefaultPolicy {
  const policy = interactionPolicy.base();
  policy.get('login')?.checks.add(accountIsGone());
  policy.add(new Prompt({ name: passwordPrompt, requestable: false }, mustChangePassword()), 1);
  const consent = policy.get('consent')?.checks;
  consent?.remove('native_client_prompt');
  consent?.add(nativeProgram());
  return policy;
}

/** A session of an account that has been deactivated since is no sign-in. */
function accountIsGone() {
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
 * Any program on a computer can pose as `bip` and wait at its return address, so the person is asked each time. With a code of a device
 * the person has confirmed that code a moment ago.
 */
function nativeProgram() {
  return new Check(
    'native_program',
    'native clients require End-User interaction',
    'interaction_required',
    ({ oidc }: KoaContextWithOIDC) => {
      const isDevice = oidc.route === 'code_verification' || oidc.route === 'device_resume';
      return oidc.client?.clientId === nativeClientId && !isDevice && oidc.result?.consent === undefined;
    },
  );
}
