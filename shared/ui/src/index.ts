// Shared with all remotes by the shell. The rest of the kit is imported by subpath.
export { AddToBagForm, type AddToBagFormProps } from './bag-form/add-to-bag-form.tsx'
export { BagButton, type BagButtonProps } from './bag-form/bag-button.tsx'
export {
  Button,
  ButtonLink,
  IconButton,
  IconLink,
  type ButtonLook,
  type ButtonProps,
  type IconButtonProps,
  type IconLinkProps,
} from './button/button.tsx'
export { FavoritesForm } from './heart/favorites-form.tsx'
export { Heart, type HeartProps } from './heart/heart.tsx'
export { VisuallyHidden } from './hidden/visually-hidden.tsx'
export { Html, type HtmlProps } from './html/html.tsx'
export { createHtml } from './html/create-html.ts'
export { Icon, type IconProps } from './icon/icon.tsx'
export type { IconName } from './icon/names.ts'
export { Live } from './live/live.tsx'
export { forgetFailedParts, part } from './part/part.tsx'
export { ResponsivePicture, srcSetOf, type ResponsivePictureProps } from './picture/responsive-picture.tsx'
export { PopupLink, type PopupLinkProps } from './popup-link/popup-link.tsx'
export { Price, type PriceProps } from './price/price.tsx'
