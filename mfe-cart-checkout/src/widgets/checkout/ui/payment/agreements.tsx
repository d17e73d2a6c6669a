import { useFormContext, useWatch } from 'react-hook-form'
import { useLocale } from '@shop/i18n'
import { Link } from '@shop/routing'
import { Checkbox } from '@shop/ui/checkbox'
import { FieldNote } from '@shop/ui/field'
import type { Values } from '#features/checkout/form/values.ts'
import { useTexts } from '../../texts/index.ts'
import { idOf, useFault } from '../fields/field-errors.ts'
import styles from './payment-section.module.css'

const PAPERS = {
  ru: { data: '/personal-data-agreement', offer: '/oferta' },
  en: { data: '/privacy', offer: '/terms' },
} as const

/** The consent box is never pre-checked; the newsletter has its own. */
export function Agreements() {
  const t = useTexts()
  const papers = PAPERS[useLocale()]
  const { setValue } = useFormContext<Values>()
  const [agreement, newsletter] = useWatch<Values, ['agreement', 'newsletterSubscription']>({
    name: ['agreement', 'newsletterSubscription'],
  })
  const fault = useFault()('agreement')
  return (
    <div className={styles['agreements']}>
      <Checkbox
        name="agreement"
        id={idOf('agreement')}
        invalid={fault !== undefined}
        describedBy="agreement-fault"
        checked={agreement}
        onChange={(checked) => setValue('agreement', checked, { shouldValidate: true })}
      >
        <span>
          {t('agreeBefore')}{' '}
          <Link className="link" to={papers.data} target="_blank" rel="noopener">
            {t('agreeData')}
          </Link>{' '}
          {t('agreeAnd')}{' '}
          <Link className="link" to={papers.offer} target="_blank" rel="noopener">
            {t('agreeOffer')}
          </Link>
        </span>
      </Checkbox>
      <FieldNote id="agreement-fault" error={fault} />
      <Checkbox name="newsletterSubscription" checked={newsletter} onChange={(checked) => setValue('newsletterSubscription', checked)}>
        {t('newsletter')}
      </Checkbox>
    </div>
  )
}
