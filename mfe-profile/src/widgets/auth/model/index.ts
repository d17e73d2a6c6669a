export { $login, captchaSubmitted, confirmation, loginSubmitted } from './code.ts'
export { $isPhoneOnly, $outcome } from './outcome.ts'
export { $registrationFailure, registerFx, registrationSubmitted } from './registration.ts'
export { $onlyPhone, $source, $step, loginWanted, started, type Step } from './step.ts'
