import { useUnit } from 'effector-react'
import { $location, LOCATION_POPUP, popupOpened } from '@shop/session'
import { Button, Icon, VisuallyHidden } from '@shop/ui'
import { useTexts } from '../../texts/index.ts'

/** The delivery city, or the country abroad: offers below depend on it. */
export function CityButton() {
  const t = useTexts()
  const { place, open } = useUnit({ place: $location, open: popupOpened })
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
