import { useEffect } from 'react'
import { useUnit } from 'effector-react'
import { Link } from '@shop/routing'
import { popupClosed } from '@shop/session'
import { Button } from '@shop/ui'
import { OverlayBody, OverlayFoot, OverlayTitle } from '@shop/ui/popup'
import { Empty, Failure, Skeleton } from '@shop/ui/states'
import { $failure, $pieces, retried, shown } from './model.ts'
import { useTexts } from './texts/index.ts'

/** Its frame, and its name until the title is there, are declared in src/popups.json. */
export function Engraving() {
  const t = useTexts()
  const { show, close } = useUnit({ show: shown, close: popupClosed })
  useEffect(() => show(), [show])
  return (
    <>
      <OverlayTitle>{t('title')}</OverlayTitle>
      <OverlayBody>
        <Pieces />
      </OverlayBody>
      <OverlayFoot>
        <Button wide onClick={() => close()}>
          {t('done')}
        </Button>
      </OverlayFoot>
    </>
  )
}

function Pieces() {
  const t = useTexts()
  const { pieces, failure, retry, close } = useUnit({ pieces: $pieces, failure: $failure, retry: retried, close: popupClosed })
  if (failure) return <Failure onRetry={() => retry()} />
  if (!pieces) return <Skeleton height="180px" />
  if (pieces.length === 0) return <Empty title={t('empty')} />
  return (
    <ul>
      {pieces.map(({ id, url, name }) => (
        <li key={id}>
          <Link to={url} onClick={() => close()}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}
