export { createCaptcha, isAboutPicture, replyTo, type Captcha, type Picture } from './model.ts'
export { Signs, type SignsProps } from './signs.tsx'
