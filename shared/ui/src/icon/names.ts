/** Every symbol of `sprite.svg`, in its order: a test compares the two. */
export const ICON_NAMES = [
  'menu', 'search', 'heart', 'bag', 'user', 'close', 'check', 'down', 'right', 'left', 'arrow', 'back', 'plus', 'minus',
  'filter', 'sort', 'pin', 'truck', 'box', 'shop', 'gift', 'ruler', 'bell', 'phone', 'mail', 'card', 'sbp', 'parts', 'lock',
  'share', 'play', 'zoom', 'copy', 'print', 'info', 'alert', 'offline', 'clock', 'calendar', 'star', 'care', 'hallmark',
  'exchange', 'edit', 'trash', 'download', 'sun', 'moon', 'dots', 'undo', 'external', 'layers', 'ring', 'gem', 'passport',
  'logout', 'eye',
] as const

export type IconName = (typeof ICON_NAMES)[number]
