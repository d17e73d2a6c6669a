import { useEffect } from 'react'
import { useUnit } from 'effector-react'
import { Link, useNavigate } from '@shop/routing'
import { Button } from '@shop/ui'
import { useErrorText } from '@shop/ui/field'
import { Note } from '@shop/ui/note'
import { $isRepeated, $isRepeating, $isSoldOut, $repeatFault, repeatWanted } from './repeat.ts'

/**
 * Puts what is left of an order that was not paid in time into the bag again, and opens the bag [payment.let-go-again]. Nobody knows before
 * whether anything is left, so the button is not the main one.
 */
export function RepeatOrder({ orderId, t }: { orderId: string; t: (key: 'repeat' | 'repeatSoldOut' | 'repeatSimilar') => string }) {
  const errorText = useErrorText()
  const navigate = useNavigate()
  const { repeated, soldOut, fault, busy, repeat } = useUnit({
    repeated: $isRepeated,
    soldOut: $isSoldOut,
    fault: $repeatFault,
    busy: $isRepeating,
    repeat: repeatWanted,
  })
  useEffect(() => {
    if (repeated) navigate('/cart')
  }, [repeated, navigate])
  return (
    <>
      {!soldOut && (
        <Button look="line" busy={busy} onClick={() => repeat(orderId)}>
          {t('repeat')}
        </Button>
      )}
      <div role="alert">
        {soldOut && (
          <Note>
            {t('repeatSoldOut')}{' '}
            <Link className="link" to="/catalog">
              {t('repeatSimilar')}
            </Link>
          </Note>
        )}
        {fault && <Note danger>{errorText(fault)}</Note>}
      </div>
    </>
  )
}
