import type { RowTables } from "../row-table.ts";

/** What is watched, heard and looked at. */
export const mediaRows: RowTables = {
  "series tvseries tvshow webseries": `
name | genre/genres/category/type | about/synopsis/plot/storyline/logline | tagline
Harbour Street | Drama | Three families share one house, one kitchen and too many secrets. | Every door has a story.
The Cartographers | Drama/history/historical/adventure | A survey team maps a valley that does not want to be found. | Some places are blank for a reason.
Table for Nine | Comedy/sitcom/romance | A restaurant with nine chairs and a chef who cannot say no. | Reservations are useless.
Upstairs Office | Comedy/sitcom | A small insurance company moves in above a dance school. | Work has rhythm.
Cold Water | Crime/thriller/mystery | A detective returns to her home town on the day the lake gives something back. | Nothing stays buried.
The Ninth Witness | Thriller/crime/mystery/legal | Eight people saw it happen, and each saw something else. | Someone was counting.
Station Aurora | Sci-fi/scifi/science fiction/science_fiction | Six scientists on the edge of the ice receive a reply. | We were never the first.
Copper Sky | Sci-fi/scifi/science fiction/science_fiction/action | The last pilots of a dry planet smuggle rain. | Water is worth dying for.
The Salt Crown | Fantasy/adventure/action | A fisher's daughter inherits a kingdom under the sea. | Tides choose their queens.
What Walks Here | Horror/thriller/mystery | New tenants, old walls and a room that is not on the plan. | It was here first.
Rivers of the North | Documentary/nature | A year along four rivers, from the first snow to the sea. | Follow the water.
Letters to Lisbon | Romance/drama | Two strangers answer the wrong letters. | Yours, by mistake.
Tiny Captains | Animation/kids/family/children | Five mice, one teapot and the seven seas of the kitchen. | Small crew, big waves.
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
Campfire Songs | Folk/acoustic/country | nostalgic/relaxed/happy | Three chords and everybody knows the words. | acoustic, friends, summer
New Voices | Pop/indie/r&b | uplifting/happy/energetic | First songs of people to watch. | new, discovery, pop
Heavy Mornings | Metal/rock/punk | intense/angry/energetic | Louder than any alarm. | metal, loud, morning
Piano at Dusk | Classical/instrumental | calm/romantic/relaxed | Nocturnes, old and new. | piano, classical, evening
`,
  podcast: `
name | category/genre/topic | about | tags
Open Tabs | Technology/tech | What the web talked about this week, in half an hour. | web, tech, news
Small Talk | Society/society & culture/culture/lifestyle | Conversations with people who make things. | people, stories
Night Shift | Society/documentary/culture | Stories of people who work while everybody sleeps. | work, night, stories
The First Hundred | Business/entrepreneurship | Founders on how they found their first hundred customers. | startups, founders
Before the Maps | History/education | How people found their way, and what they found instead. | history, travel
Laugh Track | Comedy/entertainment | Two comedians retell films that they have never seen. | comedy, film
Slow Pulse | Health/health & fitness/wellness | A doctor answers the questions that nobody asks. | health, sleep
Cold Files | True crime/crime | Old cases, read again from the first page. | crime, justice
Half Time | Sports/sport | What happens off the pitch. | football, people
The Curious Hour | Science/education | One question, one scientist, no formulas. | science, questions
Money Matters | Finance/business/money | Rent, pensions and everything in between, explained calmly. | money, saving
`,
  podcastepisode: `
name | about | topics/tags/keywords | show notes/notes
What We Throw Away | A conversation about repairing things instead of replacing them. | repair, waste, craft | With links to repair cafés and the book we talked about.
A River Returns | How a city learned to love its river again. | city, nature, history | Maps, photos and the plan that changed everything.
The Quiet Hour | Three people on the hour of the day that belongs to them. | habits, time, sleep | Timestamps for each guest, and what they read.
Maps We Trust | Who draws the maps in our pockets, and what they leave out. | maps, technology, data | Links to the three maps mentioned in the show.
The First Customer | On the day when somebody paid for the first time. | business, startups | The full price list from that day is on our page.
Bread at Four | What happens in a bakery before four in the morning. | food, work, craft | The recipe for the rolls, and where to eat them.
Learning to Lose | A coach and a chess player on what comes after a defeat. | sport, mind | Games and matches that we talked about.
Letters Home | A family reads the post of a hundred years. | family, history | Pictures of the letters, with kind permission.
How Cities Sound | We walk through three cities with our eyes closed. | sound, city | Best heard with headphones.
`,
  "artwork artpiece workofart": `
name | category/type/art type/form | medium/technique/materials | about | tags
{what:Winter/Summer/Burning} Field | Painting | Oil on canvas | Broad strokes, and a horizon that sits very low. | landscape, field
Still Life with {what:Lemons/Shells/Blue Jug} | Painting | Oil on wood | Light falls from the left, as in all works of these years. | still life, interior
{what:Harbour/Rooftops/Orchard} in the Rain | Painting/drawing/watercolour/watercolor | Watercolour on paper | Painted outdoors, in less than an hour. | rain, on paper
Seated {what:Woman/Boy/Musician} | Sculpture | Bronze | The hands are larger than life, the face is hardly there. | figure, bronze
Three {what:Birds/Stones/Waves} | Sculpture/installation | Marble | Cut from one block, smooth on one side only. | stone, abstract
Night {what:Bus/Ferry/Market} | Photography/photo/photograph | Gelatin silver print | A long exposure from a bridge. | city, night
{what:Fog/Salt/Ice} Study | Photography/photo/photograph/digital | Archival pigment print | One of a series of twelve. | landscape, series
The {what:Letter/Visit/Return} | Drawing/sketch/print | Charcoal on paper | A study for a larger work. | figure, on paper
{what:Moth/Thistle/Heron} | Print/printmaking/graphic/drawing | Linocut on paper | Two colours, printed by hand. | animal, on paper
Untitled ({what:Blue/Red/Grey}) | Painting/abstract/mixed media/mixed_media | Acrylic on canvas | Layers of one colour, scratched with a comb. | abstract, colour
{what:Loop/Signal/Tide} | Digital/video/installation/new media | Video projection | Nine minutes, without sound. | video, motion
`,
  "exhibition exhibit artexhibition": `
name | theme/topic/category/subject | subtitle/tagline | about
Light and Harbour | Light and water/photography/art | Photographs by six artists | Ships, cranes and the first hour of the day.
Rooms Without Walls | Architecture/design | From the studio to the street | Models, drawings and one house to walk through.
Everyday Treasures | Craft and design/design/history | Two hundred things from the collection | Spoons, chairs and toys that somebody once loved.
A Century of Glass | Glass and craft/craft/design | From window to vase | How sand and fire became art.
Faces of the City | Portraits/photography/art | A hundred neighbours | Each portrait comes with a recorded voice.
Roots | Nature and art/nature/science | Plants in art and science | Pressed leaves beside large paintings.
Women at Work | Women in art/history/art | Painters, weavers and engineers | Forty works, many shown here for the first time.
The Sound of Paper | Works on paper/art | Books, scores and folded sheets | Visitors may touch more than usual.
Under the Ice | Polar research/science/nature | Instruments and diaries from the north | What four expeditions brought home.
`,
  "newsarticle newsitem newsstory news": `
name | category/section/topic/desk | about | tags
School meals to be free from autumn | Politics/education/local/society/national | Parents save a few hundred a year, the city pays. | schools, city, families
Council votes for car-free centre | Politics/local/national/city/opinion | Buses, bikes and deliveries may still pass. | city, traffic, council
Rents fall for the first time in years | Business/economy/finance/money | New flats at the edge of the city ease the market. | rents, housing
Start-up opens battery plant in old mill | Business/economy/technology/companies | Two hundred jobs are planned in the first year. | jobs, energy
Home side wins late in the rain | Sports/sport/football | Two goals in the last ten minutes turned the match. | football, league
Young runner breaks city record | Sports/sport/athletics/local | She trains before school, on the track behind the station. | running, youth
New chip needs half the power | Technology/tech/science/innovation | First devices with it are expected within a year. | chips, energy
Library app lends out robots | Technology/tech/education/culture | Children can take them home for two weeks. | library, robots
Museum finds lost painting in its attic | Culture/arts/art/entertainment | It hung upside down behind a cupboard for sixty years. | museum, art
Festival sells out in an hour | Entertainment/culture/music/arts | A second weekend is being discussed. | festival, music
Storks return to the river | Science/environment/nature/local/climate | Eight pairs were counted, the most in decades. | birds, nature
Clinic tests shorter waiting times | Health/science/local/society | Patients choose their hour by phone or online. | clinic, health
Border region agrees on night trains | World/international/europe/travel/politics | Three countries share the costs. | trains, travel
`,
  "newsletter newsletterissue emailcampaign": `
name | preheader/preview text/preview/snippet | about | audience/segment/target audience
You are invited | Three evenings to choose from. | We open our doors and show what we are working on. Tell us which evening suits you. | All subscribers
We have missed you | A small gift for your return. | It has been a while. Here is what is new, and ten per cent off your next order. | Inactive customers
What we learned this month | Three mistakes and one success. | We tried a shorter checkout, and this is what happened. | Newsletter readers
Three recipes for busy evenings | Ready in half an hour. | Lentils, pasta and one pan: dinners for days without time. | Newsletter readers
Welcome to the club | How to get started. | Five short steps, and where to ask when you get stuck. | New subscribers
The {season} collection is here | First look for subscribers. | New colours, old favourites and a few pieces that we made only once. | Customers
Something in your cart | It is still there. | We have kept it for you. Questions? Just reply to this email. | Cart abandoners
{month} in review | The five most read stories. | What you read, shared and discussed, and what comes next. | All subscribers
Last days of the sale | Until it is gone. | The favourites of our readers are still there in most sizes. | Customers
`,
};
