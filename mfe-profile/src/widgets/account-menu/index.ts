export { AccountMenu as Widget } from './account-menu.tsx'
