import { useUnit } from 'effector-react'
import { $location, LOCATION_POPUP, popupOpened } from '@shop/session'
import { Button, Icon, VisuallyHidden } from '@shop/ui'
import { $fullCart } from '#features/checkout/model/cart.ts'
import { useTexts } from '../../texts/index.ts'

/** The delivery city, or the country abroad: offers below depend on it. Electronic certificates go to no city. */
export function CityButton() {
  const t = useTexts()
  const { place, open, cart } = useUnit({ place: $location, open: popupOpened, cart: $fullCart })
  if (cart?.onlyOnlineCertificates) return null
  // Abroad the city belongs to the address below.
  const name = place?.city || (place?.country_iso_code === 'RU' ? '' : place?.country)
  return (
    <Button look="text" small onClick={() => open(LOCATION_POPUP)}>
      <Icon name="pin" size="s" />
      {name || t('chooseCity')}
      {name && <VisuallyHidden>. {t('edit')}</VisuallyHidden>}
    </Button>
  )
}
