import { createEvent } from 'effector'
import { useLocation, type Head, type HeadTools } from '@shop/routing'
import { preparationPage } from '@shop/ui/in-preparation'
import { useTexts } from './texts/index.ts'

/** `/search/{id}` is a saved search, `/search?text=` free text (reading 19). */
const titleOf = (pathname: string) => (pathname === '/search' ? 'title' : 'savedTitle')

export const Page = preparationPage(() => useTexts()(titleOf(useLocation().pathname)))
export const url = () => undefined
export const opened = createEvent<void>()
export const head = ({ t, address }: HeadTools): Head => ({ title: t(titleOf(address.pathname)), noindex: true })
