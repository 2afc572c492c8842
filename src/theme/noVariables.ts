/**
 * Stands where MUI would import its themes of CSS variables, which ours never are: they would be seven kilobytes of
 * every first visit. Whoever asks for them gets an error.
 */
function refuse(): never {
  throw new Error('Themes of CSS variables are not part of this build: see vite.config.ts.');
}

export const CssVarsProvider = refuse;
export const useColorScheme = refuse;
export const deprecatedExtendTheme = refuse;
export default refuse;
