import { termsOf } from "@site/articles"
import type { Entry } from "./read-entries"
import { relatedPosts } from "./related-posts"

type Post = Parameters<typeof relatedPosts>[0][number]

const post = (path: string, text: string, frontMatter: Entry["frontMatter"] = {}): Post => ({
  path,
  frontMatter: { title: path, ...frontMatter },
  terms: termsOf(text.split(/[^\p{L}\p{N}’]+/u)),
})

const COMMON = "toujours avec pour dans comme cette autre"

const PAIN =
  "Le levain demande de la patience. Je nourris le mien chaque matin avec de la farine de seigle et de l’eau tiède. Après quatre heures la pâte double de volume, et je la façonne avant de la laisser reposer au froid toute la nuit. La cuisson se fait dans une cocotte fermée, pendant vingt minutes. Cette méthode marche toujours, même quand la farine change."
const VERCORS =
  "Nous sommes partis un matin de juin avec chacun un sac de douze kilos. Le premier jour monte jusqu’au refuge par un sentier raide, le deuxième traverse le plateau, et le troisième redescend vers la vallée. Il faut prendre de l’eau pour toute la journée, car les sources sont rares après juillet. Le temps change vite, et une carte en papier reste utile quand le téléphone n’a plus de réseau."
const INDEX =
  "Une table de commandes grandit chaque jour, mais seules les commandes ouvertes sont lues souvent. Un index partiel ne garde que ces lignes : il est plus petit, plus rapide à mettre à jour, et le planificateur le prend quand la requête contient la même condition. Sur une table de dix millions de lignes la requête passe de deux secondes à quatre millisecondes. Il faut mesurer avec explain analyze avant et après."
const PLAN =
  "Avant de changer une requête lente, je lis son plan. La commande explain analyze montre les lignes lues, le temps de chaque nœud et l’index que le serveur a pris. Un parcours complet de la table n’est pas toujours une faute : pour une petite table il est plus rapide. Quand les lignes estimées et les lignes réelles diffèrent beaucoup, les statistiques sont vieilles et il faut les mettre à jour."

describe("related posts", () => {
  test("are those that share rare words, the nearest first; words of all posts count nothing", () => {
    const posts = [
      post("/a", `${COMMON} fermenter levain farine`),
      post("/b", `${COMMON} levain farine four`),
      post("/c", `${COMMON} levain pendule`),
      post("/d", `${COMMON} horloge balancier`),
      post("/e", `${COMMON} orchestre`),
    ]
    const near = relatedPosts(posts)
    expect(near.get("/a")).toEqual(["/b", "/c"])
    expect(near.get("/d")).toEqual([])
  })

  test("are found by the text where no tag is shared, and a tag that few have counts", () => {
    const posts = [
      post("/a", "levain farine four ".repeat(9), { tags: ["cuisine"] }),
      post("/b", "levain farine four ".repeat(9), { tags: ["atelier"] }),
      post("/c", "rabot varlope", { tags: ["Atelier"] }),
      post("/d", "pluie", { tags: ["météo"] }),
    ]
    const near = relatedPosts(posts)
    expect(near.get("/a")).toEqual(["/b"])
    expect(near.get("/c")).toEqual(["/b"])
    expect(near.get("/b")).toEqual(["/a", "/c"])
  })

  test("are three at most, never the post itself and no part of its own series", () => {
    const series = (position: number) => ({ series: { title: "Le pain", position } })
    const posts = [
      post("/1", "levain farine", series(1)),
      post("/2", "levain farine", series(2)),
      ...["/a", "/b", "/c", "/d"].map(path => post(path, "levain farine")),
      ...["/x", "/y"].map(path => post(path, "pluie")),
    ]
    const near = relatedPosts(posts)
    expect(near.get("/1")).toEqual(["/a", "/b", "/c"])
    expect(near.get("/b")).toEqual(["/1", "/2", "/a"])
    expect(near.get("/x")).toEqual(["/y"])
  })

  test("are none on a small blog where each post has another subject", () => {
    const posts = [
      post("/pain", PAIN, { tags: ["cuisine"] }),
      post("/vercors", VERCORS, { tags: ["montagne"] }),
      post("/index", INDEX, { tags: ["PostgreSQL"] }),
      post("/plan", PLAN, { tags: ["bases de données"] }),
    ]
    expect(Object.fromEntries(relatedPosts(posts))).toEqual({
      "/pain": [],
      "/vercors": [],
      "/index": ["/plan"],
      "/plan": ["/index"],
    })
  })

  test("of one post, and of none, are none", () => {
    expect(relatedPosts([post("/a", "levain")]).get("/a")).toEqual([])
    expect(relatedPosts([])).toEqual(new Map())
  })
})
