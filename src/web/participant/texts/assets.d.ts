/** A JSON file that Vite serves as it is: the import is its address. */
declare module '*.json?url' {
  const address: string
  export default address
}
