export { SocialView as Widget } from './view.tsx'
