import { Link as RouterLink, type LinkProps } from 'react-router-dom'

/** An inner link. Without the mark that asks a framework's server for the route: this shop's links are prepared by the shell. */
export const Link = (props: LinkProps) => <RouterLink discover="none" {...props} />
