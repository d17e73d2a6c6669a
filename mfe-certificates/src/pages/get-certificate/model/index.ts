export { $pdfError, linkFx, pdfChosen } from './printing.ts'
export { $addError, addChosen, addFx } from './adding.ts'
export {
  $error,
  $gift,
  $needsPicture,
  $number,
  $picture,
  keySubmitted,
  openFx,
  opened,
  otherPictureAsked,
  pictureFx,
  type Key,
} from './opening.ts'
