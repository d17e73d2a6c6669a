/** Origins that files and pictures of this document come from: its own, those of a CDN, and that of a CDN that has failed. */
export function fileHosts(): string[] {
  const { artifacts, failedCdn, pictures } = document.documentElement.dataset
  return [location.origin, artifacts, failedCdn, pictures].filter((host) => host !== undefined)
}
