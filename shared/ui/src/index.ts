// Shared with all remotes by the shell. The rest of the kit is imported by subpath.
export { AddToBagForm, type AddToBagFormProps } from './goods/bag-form/add-to-bag-form.tsx'
export { BagButton, type BagButtonProps } from './goods/bag-form/bag-button.tsx'
export {
  Button,
  ButtonLink,
  IconButton,
  IconLink,
  type ButtonLook,
  type ButtonProps,
  type IconButtonProps,
  type IconLinkProps,
} from './controls/button/button.tsx'
export { FavoritesForm } from './goods/heart/favorites-form.tsx'
export { Heart, type HeartProps } from './goods/heart/heart.tsx'
export { VisuallyHidden } from './content/hidden/visually-hidden.tsx'
export { Html, type HtmlProps } from './content/html/html.tsx'
export { createHtml } from './content/html/create-html.ts'
export { Icon, type IconProps } from './content/icon/icon.tsx'
export type { IconName } from './content/icon/names.ts'
export { Live } from './content/live/live.tsx'
export { forgetFailedParts, optionalPart, part } from './behavior/part/part.tsx'
export { useRetryWhenBack } from './behavior/retry/index.ts'
export { ResponsivePicture, srcSetOf, type ResponsivePictureProps } from './content/picture/responsive-picture.tsx'
export { PopupLink, type PopupLinkProps } from './panels/popup-link/popup-link.tsx'
export { Price, type PriceProps } from './goods/price/price.tsx'
