export { $checking, $code, $codeError, $digits, codeSubmitted, codeTyped, resendAsked, resendFx, type SentCode } from './code.ts'
export {
  $login,
  $loginError,
  $picture,
  captchaSubmitted,
  identifyFx,
  loginSubmitted,
  otherPictureAsked,
  pictureFx,
} from './login.ts'
export { $isPhoneOnly, $outcome } from './outcome.ts'
export { $registrationFailure, registerFx, registrationSubmitted, type NewShopper } from './registration.ts'
export { $onlyPhone, $source, $step, loginWanted, started, type Step } from './step.ts'
