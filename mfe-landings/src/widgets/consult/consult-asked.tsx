import { useEffect, useRef } from 'react'
import { useUnit } from 'effector-react'
import type { ConsultWay } from '@shop/contracts/services/consults'
import { phoneInWords } from '@shop/forms/fields/contact'
import { useLocale } from '@shop/i18n'
import { $country, popupClosed } from '@shop/session'
import { Button, Icon } from '@shop/ui'
import { OverlayStack } from '@shop/ui/popup'
import { useTexts } from './texts/index.ts'
import { answerInWords, clockInWords } from './when.ts'

/** Confirmation; takes the removed form's focus. */
export function ConsultAsked({ asked: { way, phone, start } }: { asked: { way: ConsultWay; phone: string; start: string | null } }) {
  const t = useTexts()
  const locale = useLocale()
  const { country, close } = useUnit({ country: $country, close: popupClosed })
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div role="status">
      <OverlayStack>
        <Icon name="check" size="l" />
        <h3 className="h2" tabIndex={-1} ref={heading}>
          {t('asked')}
        </h3>
        <p className="lead">
          {t(`asked_by_${way}`, { phone: phoneInWords(phone) })} {answerInWords(start, country, locale, t)}
          {start && ` (${clockInWords(country, t)})`}.
        </p>
        <p className="small muted">{t('confirmed')}</p>
        <div>
          <Button look="line" onClick={() => close()}>
            {t('done')}
          </Button>
        </div>
      </OverlayStack>
    </div>
  )
}
