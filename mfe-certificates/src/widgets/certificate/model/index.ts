export { captcha, keepFx, payFx } from './calls.ts'
export { $keepError, $kept, keepChosen } from './keeping.ts'
export { $paid, $payError, removed } from './paying.ts'
export { $dirty, $place, edited, keySubmitted, started, type PopupSource } from './visit.ts'
