import { useUnit } from 'effector-react'
import { $location, LOCATION_POPUP, popupOpened } from '@shop/session'
import { Button, Icon, VisuallyHidden } from '@shop/ui'
import { useTexts } from '../../texts/index.ts'

/** Where it goes: the kinds of delivery below are this city's. */
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
