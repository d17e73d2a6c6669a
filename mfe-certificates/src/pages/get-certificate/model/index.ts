export { $pdfError, linkFx, pdfChosen } from './printing.ts'
export { $addError, addChosen, addFx } from './adding.ts'
export {
  $error,
  $gift,
  $number,
  captcha,
  keySubmitted,
  openFx,
  opened,
} from './opening.ts'
