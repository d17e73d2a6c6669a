/**
 * webpack's output, each file put in place in one step: a reader never meets half a file. Under `npm run dev` a build writes while the
 * front door and the server build of the edit before read the same names.
 */
export const wholeFiles = (files) => ({
  ...files,
  writeFile(place, content, done) {
    const unfinished = `${place}.new`
    files.writeFile(unfinished, content, (error) => (error ? done(error) : files.rename(unfinished, place, done)))
  },
})
