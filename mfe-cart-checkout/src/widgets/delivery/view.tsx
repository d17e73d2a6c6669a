import { useEffect } from 'react'
import { useUnit } from 'effector-react'
import { DISPATCH_HOUR } from '@shop/contracts/core/limits'
import { DeliveryOffers } from '@shop/flows/delivery-offers'
import { useLocale } from '@shop/i18n'
import { $location, LOCATION_POPUP, popupOpened } from '@shop/session'
import { Button, Icon } from '@shop/ui'
import { OverlayPageLink, OverlayStack, OverlayTitle } from '@shop/ui/popup'
import { Failure, Skeleton } from '@shop/ui/states'
import { $delivery, $failure, opened, retried } from './model.ts'
import { useTexts } from './texts/index.ts'

/** Delivery offers of the shopper's city for the piece it is opened from, with a button to change the city. */
export function DeliveryView({ sum }: { sum?: unknown }) {
  const t = useTexts()
  const isRu = useLocale() === 'ru'
  const { delivery, failure, location } = useUnit({ delivery: $delivery, failure: $failure, location: $location })
  const { open, retry, openPopup } = useUnit({ open: opened, retry: retried, openPopup: popupOpened })
  const goods = typeof sum === 'number' ? sum : null
  useEffect(() => void open(goods), [open, goods])
  const place = delivery?.city?.city ?? location?.city ?? location?.country ?? ''
  const change = () =>
    openPopup({
      ...LOCATION_POPUP,
      props: { next: { owner: 'mfe-cart-checkout', widget: 'delivery', ...(goods !== null && { props: { sum: goods } }) } },
    })
  return (
    <>
      <OverlayTitle>{t('place', { city: place })}</OverlayTitle>
      <OverlayStack>
        <div>
          <Button look="text" small onClick={change} aria-haspopup="dialog">
            <Icon name="pin" size="s" />
            {t('otherCity')}
          </Button>
        </div>
        {failure ? (
          <Failure onRetry={() => retry()} />
        ) : delivery ? (
          <DeliveryOffers delivery={delivery} t={t} narrow />
        ) : (
          <Skeleton height="420px" />
        )}
        <p className="small soft">{t('note', { hour: DISPATCH_HOUR })}</p>
        <OverlayPageLink to={isRu ? '/dostavka-i-oplata' : '/delivery'}>{t('more')}</OverlayPageLink>
      </OverlayStack>
    </>
  )
}
