import { useUnit } from 'effector-react'
import { $location, LOCATION_POPUP, popupOpened } from '@shop/session'
import { Button, Icon, VisuallyHidden } from '@shop/ui'
import { useTexts } from '../../texts/index.ts'

/** The delivery city: offers below depend on it. */
export function CityButton() {
  const t = useTexts()
  const { place, open } = useUnit({ place: $location, open: popupOpened })
  const city = place?.city ?? ''
  return (
    <Button look="text" small onClick={() => open(LOCATION_POPUP)}>
      <Icon name="pin" size="s" />
      {city || t('chooseCity')}
      {city && <VisuallyHidden>. {t('edit')}</VisuallyHidden>}
    </Button>
  )
}
