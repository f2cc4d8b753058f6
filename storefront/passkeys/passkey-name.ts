import type { ViewContext } from '#runtime/context.ts';
import type { Passkey } from '#schemas/api/invented/passkeys.ts';
import { deviceName } from './device-name.ts';

/** Password managers by their models (AAGUID), as https://github.com/passkeydeveloper/passkey-authenticator-aaguids lists them. */
const MANAGERS = new Map([
  ['ea9b8d66-4d01-1d21-3ce4-b6b48cb575d4', 'Google Password Manager'],
  ['fbfc3007-154e-4ecc-8c0b-6e020557d7bd', 'Apple Passwords'],
  ['dd4ec289-e01d-41c9-bb89-70fa845d4bf2', 'Apple Passwords'],
  ['08987058-cadc-4b81-b6e1-30de50dcbe96', 'Windows Hello'],
  ['9ddd1817-af5a-4672-a2b9-3e3dd95000a9', 'Windows Hello'],
  ['6028b017-b1d4-4c02-b4b3-afcdafc96bb2', 'Windows Hello'],
  ['53414d53-554e-4700-0000-000000000000', 'Samsung Pass'],
  ['bada5566-a7aa-401f-bd96-45619a55120d', '1Password'],
  ['d548826e-79b4-db40-a3d8-11116f7e8349', 'Bitwarden'],
]);

/** Name of a passkey: where it is kept, by the model of its authenticator, else the device that created it. */
export function passkeyName({ model, agent }: Passkey, t: ViewContext['t']): string {
  return MANAGERS.get(model) ?? deviceName({ agent }, t);
}
