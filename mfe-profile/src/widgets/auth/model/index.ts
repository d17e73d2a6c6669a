export { $demand } from './captcha.ts'
export { $login, confirmation, loginSubmitted } from './code.ts'
export { $isPhoneOnly, $outcome } from './outcome.ts'
export { $isPasskeyLoading, $passkeyError, passkeyChosen, signFx } from './passkeys/passkey.ts'
import './passkeys/passkey-offer.ts'
export { $passwordFailure, passwordCaptcha, passwordFx, passwordSubmitted } from './password.ts'
export {
  $attempt,
  $lacksPhone,
  $profile,
  $provider,
  $providerState,
  focusWindowFx,
  providerChosen,
  sameTabChosen,
} from './provider/provider.ts'
export { $isInsteadOfPush, $push, $pushEnd, $pushError, pushFx, pushWanted, smsWanted } from './provider/push.ts'
export { $registrationFailure, registerFx, registrationSubmitted } from './registration.ts'
export { $onlyPhone, $source, $step, $why, loginWanted, started, type Step } from './step.ts'
export { $dirty, useUnsaved } from './unsaved.ts'
export { $ways } from './ways.ts'
