import type { RowTables } from "../row-table.ts";

/** What is watched, heard and looked at. */
export const mediaRows: RowTables = {
  "movie film series tvseries tvshow": `
name | genre/genres/category/type | about/synopsis/plot/storyline/logline | tagline
The {what:Clockmaker/Lighthouse Keeper/Pianist} | Drama | A retired {what} takes one last job. | Time owes him nothing.
{what:Two/Three} Sisters, One {where:Island/Farm/Hotel} | Drama/family | They return to the place where they grew up and find a letter that changes everything. | Some roads only lead back.
Night Train to {place} | Romance/drama/comedy | Two strangers share a compartment and a secret. | One night. No way home.
The {what:Wedding/Funeral/Birthday} Crashers' Club | Comedy | Four pensioners discover that nobody checks invitations. | They were never on the list.
Borrowed {what:Dog/Grandfather/Baby} | Comedy/family | A lonely accountant tells one lie too many. | Please return by Monday.
Cold {what:Harbour/Quarry/Orchard} | Thriller/crime/mystery | A detective is asked to close a case that she opened herself. | Nothing stays buried.
The {what:Ninth/Silent/Borrowed} Witness | Thriller/crime/mystery | The only one who saw it has not spoken for years. | Everybody is listening.
{what:Iron/Copper/Red} Pursuit | Action/adventure | A courier has six hours and the wrong suitcase. | Do not look inside.
The {what:Sunken/Frozen/Painted} City | Adventure/fantasy/action | Three cousins follow a map that is older than the sea. | Not every treasure wants to be found.
{what:Orbit/Signal/Station} of Dust | Sci-fi/drama/scifi/science fiction | The last crew of a mining ship receives a message from home. | They were told to stay.
What {what:Walks/Waits/Whispers} Below | Horror/thriller | New owners, an old cellar and a door that is not on the plan. | It was here first.
The {what:Paper/Moonlit/Tiny} Fox | Animation/family/kids/children | A young fox wants to see where the river ends. | Small paws, long way.
Rivers of {place:the North/Glass/Stone} | Documentary/nature/history | A year along one river, from the first snow to the sea. | Follow the water.
`,
  playlist: `
name | genre/category | mood/vibe | about | tags
Late Night Jazz | Jazz | relaxed/calm/chill/mellow | Brushes, bass and a low light. | jazz, night, calm
Long Drives | Rock/indie | uplifting/happy/energetic/upbeat | For open windows and long roads. | driving, rock, summer
Workout Mix | Hip-hop/electronic/pop | energetic/intense/upbeat/motivated | Nothing below 120 beats a minute. | workout, energy, running
Slow Sunday | Soul/pop/folk | relaxed/calm/chill/happy | Coffee, pancakes and no plans. | weekend, soul, slow
Deep Focus | Ambient/classical/electronic/instrumental | focused/focus/calm | No words, no surprises. | focus, work, instrumental
Rainy Days | Indie/folk/acoustic | melancholic/sad/calm/nostalgic | For grey skies and a window seat. | rain, acoustic, quiet
Kitchen Disco | Disco/pop/funk/dance | happy/party/upbeat/energetic | Dance while the pasta boils. | dance, party, disco
Heavy Mornings | Metal/rock/punk | intense/angry/energetic | Louder than any alarm. | metal, loud, morning
Piano at Dusk | Classical/instrumental | calm/romantic/relaxed | Nocturnes, old and new. | piano, classical, evening
`,
  "artwork artpiece workofart": `
name | category/type/art type/form | medium/technique/materials | about | tags
{what:Winter/Summer/Burning} Field | Painting | Oil on canvas | Broad strokes, and a horizon that sits very low. | landscape, field
Still Life with {what:Lemons/Shells/Blue Jug} | Painting | Oil on wood | Light falls from the left, as in all works of these years. | still life, interior
{what:Harbour/Rooftops/Orchard} in the Rain | Painting/drawing/watercolor | Watercolour on paper | Painted outdoors, in less than an hour. | rain, on paper
Seated {what:Woman/Boy/Musician} | Sculpture | Bronze | The hands are larger than life, the face is hardly there. | figure, bronze
Night {what:Bus/Ferry/Market} | Photography/photo/photograph | Gelatin silver print | A long exposure from a bridge. | city, night
{what:Fog/Salt/Ice} Study | Photography/photo/photograph/digital | Archival pigment print | One of a series of twelve. | landscape, series
The {what:Letter/Visit/Return} | Drawing/sketch/print | Charcoal on paper | A study for a larger work. | figure, on paper
{what:Moth/Thistle/Heron} | Print/printmaking/graphic/drawing | Linocut on paper | Two colours, printed by hand. | animal, on paper
`,
  "newsletter newsletterissue emailcampaign": `
name | preheader/preview text/preview/snippet | about | audience/segment/target audience
You are invited | Three evenings to choose from. | We open our doors and show what we are working on. Tell us which evening suits you. | All subscribers
We have missed you | A small gift for your return. | It has been a while. Here is what is new, and ten per cent off your next order. | Inactive customers
What we learned this month | Three mistakes and one success. | We tried a shorter checkout, and this is what happened. | Newsletter readers
Three recipes for busy evenings | Ready in half an hour. | Lentils, pasta and one pan: dinners for days without time. | Newsletter readers
Welcome to the club | How to get started. | Five short steps, and where to ask when you get stuck. | New subscribers
The {season} collection is here | First look for subscribers. | New colours, old favourites and a few pieces that we made only once. | Customers
{month} in review | The five most read stories. | What you read, shared and discussed, and what comes next. | All subscribers
Last days of the sale | Until it is gone. | The favourites of our readers are still there in most sizes. | Customers
`,
  video: `
name | category/topic/genre | about | tags
How to sharpen a knife | Education/how-to/cooking/tutorial/lifestyle | Step by step, with one stone and ten minutes. | kitchen, tools, how-to
{what:Statistics/Black holes/Roman roads} in ten minutes | Education/science/learning/tutorial | The whole idea, drawn on one sheet of paper. | learning, science
Building a {what:chair/bookshelf/bird house} from scratch | DIY/education/how-to/lifestyle | All measures are in the plan below. | wood, diy, workshop
Unboxing the new {what:camera/phone/headphones} | Technology/tech/review/gadgets | First look, first doubts and a short test. | tech, review
{what:Speedrun/Co-op/First look}: The Sunken City | Gaming | With comments, and two lucky jumps. | games, gameplay
Live session: {what:Blue Harbour/The Quiet Hours/Velvet Rivers} | Music/entertainment/live | Three songs, recorded in one take. | music, live
Learn this song in an evening | Music/education/tutorial | Four chords, slow at first. | guitar, lesson
48 hours in {place} | Travel/vlog/lifestyle | Where we ate, slept and got lost. | travel, city
Night train to {place} | Travel/vlog/adventure | One compartment, two borders and little sleep. | trains, travel
Ten minute desk stretch | Fitness/health/sport/sports/lifestyle | No mat needed. | health, stretching
Behind the scenes | Entertainment/vlog/lifestyle/comedy/news | What goes wrong before anything goes right. | studio, team
`,
};
