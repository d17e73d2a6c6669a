import type { Passport } from '@shop/contracts/account/passports'
import { Link } from '@shop/routing'
import { ButtonLink, createHtml, Html, Icon } from '@shop/ui'
import { PassportSheet } from '#features/passport/sheet.tsx'
import { sectionAddress } from '#features/sections/sections.ts'
import { useTexts } from '../../texts/index.ts'
import { PieceCodes } from './piece-codes.tsx'
import { Workshop } from './workshop.tsx'
import styles from './piece.module.css'

/** A passport with its holder's actions. */
export function Piece({ piece }: { piece: Passport }) {
  const t = useTexts()
  const { id, care, order, url } = piece
  return (
    <div className={styles['piece']}>
      <Link to={sectionAddress('piecesData')} className="more">
        <Icon name="back" size="s" />
        {t('allPieces')}
      </Link>
      <PassportSheet passport={{ ...piece, number: id }} t={t} level={2}>
        {(order || url) && (
          <div className={styles['ways']}>
            {order && (
              <ButtonLink to={`/profile?section=ordersData&order=${encodeURIComponent(order.id)}`} look="text" small>
                {t('orderNumber', { number: order.number })}
              </ButtonLink>
            )}
            {url && (
              <ButtonLink to={url} look="text" small>
                {t('inShop')}
              </ButtonLink>
            )}
          </div>
        )}
      </PassportSheet>
      <div className={styles['sections']}>
        <Workshop piece={piece} />
        {care.length > 0 && <Care care={care} />}
        <PieceCodes piece={piece} />
      </div>
    </div>
  )
}

function Care({ care }: Pick<Passport, 'care'>) {
  const t = useTexts()
  return (
    <section className={styles['section']} aria-labelledby="care">
      <h3 className="h3" id="care">
        {t('care')}
      </h3>
      {care.map(({ title, html, facts }) => (
        <div key={title}>
          <h4 className="label">{title}</h4>
          {html && <Html html={createHtml(html)} className="prose small" />}
          {facts.map(({ name, value }) => (
            <p key={name} className="small">
              {name}: {value}
            </p>
          ))}
        </div>
      ))}
      <Link to={t('carePage')} className="more">
        {t('moreCare')} <Icon name="arrow" size="s" />
      </Link>
    </section>
  )
}
