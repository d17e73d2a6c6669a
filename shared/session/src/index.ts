import './bag/outcome.ts'

export { $adding, $bagCount, addAllToBag, addToBag, pieceLanded, type Addition, type Additions } from './bag/additions.ts'
export { $cart, $unpaidOrder, cartAnswered, openBag } from './bag/bag.ts'
export { $brand } from './brand.ts'
export { $context, $country, $currency } from './context.ts'
export {
  $areFavoritesSent,
  $favorites,
  $favoritesCount,
  $pressedSkus,
  favoriteToggled,
  favoritesCookie,
  favoritesRead,
  heartPressed,
  parseFavorites,
  sizeLiked,
} from './favorites.ts'
export { $online, onlineChanged } from './online.ts'
export {
  $popup,
  $somePopupIsOpen,
  layersChanged,
  LOCATION_POPUP,
  openSignIn,
  popupClosed,
  popupOffered,
  popupOpened,
  quietChanged,
  type Popup,
} from './popup.ts'
export {
  $commonDataFailure,
  $fullName,
  $isHydrated,
  /** Its name of before, for remotes that were released then. */
  $isHydrated as $isTakenOver,
  $location,
  $menu,
  $user,
  commonDataAsked,
  commonDataFx,
  locationChanged,
  userChanged,
} from './shopper.ts'
export { lineOfSku } from './bag/line-of-sku.ts'
export { $toast, toastGone, toastShown, type Toast } from './toast.ts'
