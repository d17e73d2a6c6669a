import { useEffect, useRef, useState } from 'react'
import { useUnit } from 'effector-react'
import type { OwnProposal } from '@shop/contracts/cart/shared-bag'
import { isLength } from '@shop/contracts/catalog/sizes/lengths'
import { Link } from '@shop/routing'
import { Button, Price, ResponsivePicture } from '@shop/ui'
import { SelectField, useErrorText } from '@shop/ui/field'
import { FormError } from '@shop/ui/note'
import { $answering, $looks, $refusal, proposalAnswered } from './model.ts'
import { useTexts } from './texts/index.ts'
import styles from './proposals.module.css'

/** What friends and stylists propose, with the owner's answers. */
export function Proposals({ proposals }: { proposals: readonly OwnProposal[] }) {
  const t = useTexts()
  const looks = useUnit($looks)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (looks === 0) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView?.({ block: 'start' })
  }, [looks])
  if (proposals.length === 0) return null
  return (
    <div className={styles['proposals']}>
      <h3 className="label" tabIndex={-1} ref={heading}>
        {t('proposals')}
      </h3>
      <ul aria-label={t('proposals')}>
        {proposals.map((proposal) => (
          <Proposal key={proposal.id} proposal={proposal} />
        ))}
      </ul>
    </div>
  )
}

function Proposal({ proposal }: { proposal: OwnProposal }) {
  const t = useTexts()
  const errorText = useErrorText()
  const { answering, refusal, answer } = useUnit({ answering: $answering, refusal: $refusal, answer: proposalAnswered })
  const [chosen, setChosen] = useState(proposal.sku)
  const { id, piece, variant, note, stylist, sizes } = proposal
  const { name, url, photo, price, hasPriceRange, currency, canBuy } = piece
  const decide = (decision: 'accept' | 'decline') => () => answer({ id, name, decision, sku: chosen })
  const isByLength = isLength(sizes[0]?.name)
  const onSale = sizes.filter((size) => size.canBuy)
  const refused = refusal?.id === id && refusal.code
  const isAboutSize = refused === 'EMPTY_SIZE' && chosen === null
  return (
    <li className={styles['proposal']}>
      <span className={`plate ${styles['picture']}`}>
        <ResponsivePicture picture={photo} sizes="72px" alt="" />
      </span>
      <div className={styles['words']}>
        <p className="floor muted">{stylist === null ? t('friend') : t('stylistNamed', { name: stylist })}</p>
        <Link to={url}>{name}</Link>
        {variant && <p className="small muted">{variant}</p>}
        {note && <p className={styles['note']}>{note}</p>}
        {canBuy ? <Price price={price} currency={currency} hasPriceRange={hasPriceRange} /> : <p className="small muted">{t('gone')}</p>}
        {canBuy && sizes.length > 1 && (
          <SelectField
            label={t(isByLength ? 'length' : 'size')}
            aria-label={t(isByLength ? 'lengths' : 'sizes', { name })}
            value={chosen ?? ''}
            error={isAboutSize && errorText('EMPTY_SIZE')}
            onChange={({ target }) => setChosen(target.value || null)}
          >
            <option value="">{t(isByLength ? 'chooseLength' : 'choose')}</option>
            {onSale.map((size) => (
              <option key={size.sku} value={size.sku}>
                {size.name}
              </option>
            ))}
          </SelectField>
        )}
        {refused && !isAboutSize && <FormError>{errorText(refused)}</FormError>}
        <div className={styles['acts']}>
          {canBuy && (
            <Button look="ink" small busy={answering === id} aria-label={t('acceptNamed', { name })} onClick={decide('accept')}>
              {t('accept')}
            </Button>
          )}
          <Button look="text" small aria-label={t('declineNamed', { name })} onClick={decide('decline')}>
            {t('decline')}
          </Button>
        </div>
      </div>
    </li>
  )
}
