declare module '*.css' {
  const names: Record<string, string>
  export default names
}
/** `1.4.2`: of the remote or shell that this code was built into. */
declare const __VERSION__: string
/** `mfe-catalog@1.4.2`: keeps the texts and classes of two versions apart while both are in a document. */
declare const __REMOTE__: string
/** True in the server build. */
declare const __SERVER__: boolean
