/** The build: how it ended, and what a release refuses. */
export const build = {
  running:
    "Une autre construction de ce site est en cours. Attendez sa fin, puis relancez celle-ci.",
  failed: "La construction a échoué. La dernière bonne version n’a pas été touchée.",
  current: "La construction est à jour.",
  written: (id: string, pages: number, seconds: string) =>
    `Version ${id} : ${pages} pages, écrites en ${seconds.replace(".", ",")} s.`,
  takenName: "attendu : un nom dont la construction ne se sert pas. Renommez le fichier.",
  foreignScript:
    "attendu : une page sans script écrit dans son HTML, car la politique de sécurité n’exécute que ceux du site. Mettez ce script dans un fichier de static/, ou dans un composant.",
  noPage:
    "cette page ne peut pas entrer dans la version. Abrégez ou divisez son texte ; si cela ne suffit pas, la cause ci-dessous est un défaut de Marge, le modèle du site : signalez-le.",
  noSharePicture: "son image de partage ne peut pas être dessinée.",
  longPolicy: (length: number, most: number, styles: number) =>
    `La politique de sécurité du contenu a ${length} caractères ; attendu : ${most} au plus. Chacun des ${styles} attributs style différents de votre code en prend 53 : écrivez des classes à leur place.`,
  unsendable: (problem: string) =>
    `Un en-tête ou une redirection de cette version ne peut pas être envoyé : le serveur ne la servirait pas. Corrigez le texte dont il vient ; s’il vient de Marge, le modèle du site, signalez-le.\n${problem}`,
}
