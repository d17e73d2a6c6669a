export { SocialView as View } from './view.tsx'
