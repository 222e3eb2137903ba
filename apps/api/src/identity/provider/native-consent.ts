import { interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider';
import { nativeClientId } from './provider-clients.ts';

/**
 * Any local program can impersonate the public client `bip`, so consent is asked for each time (RFC 8252, section 8.6). In the device flow the
 * user has just confirmed the code.
 */
export function nativeProgram() {
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
