import type { RowTables } from "../../row-table.ts";

const games = `
name | genre/genres/category/type | about/synopsis/storyline/short description | tags
{what:Harbour/Island/Valley} Lights | Simulation/strategy/casual/indie | Build a small town by the water, one tile at a time. | city builder, relaxing
Rails & Rivers | Strategy/simulation/management | Lay the tracks, keep the timetable and outlive three rivals. | trains, economy
Letters Never Sent | Puzzle/casual/indie/adventure | A cosy puzzle game about letters that nobody posted. | cosy, story
The {what:Drowned/Hollow/Silent} Crown | Role-playing/fantasy/adventure/RPG/action | Three kingdoms, one throne and a party that does not trust itself. | open world, fantasy
{what:Canyon/Midnight/Coastline} Circuit | Racing/sports/arcade | Race hand-built gliders along the cliffs. | racing, split screen
The Last Door | Horror/adventure/puzzle/thriller | Every door remembers who opened it last. | dark, first person
Only Questions | Adventure/puzzle/mystery/detective | A detective story in which you only ask the questions. | mystery, story
{what:Moonwood/Ashfall/Red Colony} | Survival/simulation/sandbox/strategy | Grow a forest on a moon that forgot how. | crafting, co-op
{what:Iron/Silver/Northern} Squadron | Shooter/action/FPS/war | Ten players, one bridge and no second wave. | multiplayer, tactical
Clash of Lanterns | Fighting/action/arcade | Twelve fighters, and a tournament that nobody admits to. | versus, arcade
{what:Penalty Area/Final Whistle/Court Side} | Sports/sport/simulation | Take a small club from the bottom of the league to the cup. | career, league
Copper Leap | Platformer/platform/indie/action/adventure | Jump, swing and rewind through a clock that is coming apart. | pixel art, hand-drawn
{what:Embers/Wolves/Storms} of the Vale | Action/role-playing/adventure/RPG | A hunter follows the last dragon up the mountain. | open world, combat
Little Guilds | Card/strategy/board/party | Build a deck, found a guild and steal the market. | deck building, turn-based
`;

const films = `
name | genre/genres/category/type | about/synopsis/plot/storyline/logline | tagline | age rating/content rating/certification/certificate/maturity rating/mpaa rating/film rating/rated/mpaa | budget/production budget
The {what:Clockmaker/Lighthouse Keeper/Pianist} | Drama | A widower takes one last job, and a dog. | He had one job left. | PG/6+/7+/TV-PG/PG-13 | 4000000-22000000
{what:Two/Three} Sisters, One {where:Island/Farm/Hotel} | Drama/family | They return to the place where they grew up and find a letter that changes everything. | Some roads only lead back. | PG-13/12/12A/12+/13+/TV-14/T | 6000000-28000000
Night Train to {place} | Romance/drama/comedy | Two strangers share a compartment and a secret. | Two tickets. One night. | PG/6+/7+/TV-PG/PG-13 | 9000000-36000000
The {what:Wedding/Funeral/Birthday} Crashers' Club | Comedy | Four pensioners discover that nobody checks invitations. | They were not invited. | PG-13/12/12A/12+/13+/TV-14/T | 14000000-52000000
Borrowed {what:Dog/Grandfather/Baby} | Comedy/family | A lonely accountant tells one lie too many. | Please return in good condition. | PG/6+/7+/TV-PG/G | 12000000-48000000
Cold {what:Harbour/Quarry/Orchard} | Thriller/crime/mystery | A detective is asked to close a case that she opened herself. | Some cases should stay closed. | R/16/15/16+/18/18+/TV-MA/M | 9000000-46000000
The {what:Ninth/Silent/Borrowed} Witness | Thriller/crime/mystery | The only one who saw it has not spoken for years. | Everybody is listening. | R/15/16/16+/18+/18/TV-MA/M | 11000000-58000000
{what:Iron/Copper/Red} Pursuit | Action/adventure | A courier has six hours and the wrong suitcase. | Six hours. One suitcase. | PG-13/12/12A/12+/13+/TV-14/T | 82000000-195000000
The {what:Sunken/Frozen/Painted} City | Adventure/fantasy/action | Three cousins follow a map that is older than the sea. | Not every map wants to be read. | PG/6+/7+/TV-PG/PG-13 | 95000000-225000000
{what:Orbit/Signal/Station} of Dust | Sci-fi/drama/science fiction | The last crew of a mining ship receives a message from home. | Home is calling. | PG-13/12/12A/12+/13+/TV-14/T | 58000000-185000000
What {what:Walks/Waits/Whispers} Below | Horror/thriller | New owners, an old cellar and a door that is not on the plan. | Nothing stays buried. | R/18/16/18+/16+/NC-17/TV-MA/M/15 | 3000000-15000000
The {what:Paper/Moonlit/Tiny} Fox | Animation/family/kids/children | A young fox wants to see where the river ends. | Small paws, long way. | G/U/0/0+/TV-Y/TV-G/all/all ages/everyone/E | 62000000-165000000
Rivers of {place:the North/Glass/Stone} | Documentary/nature/history | A year along one river, from the first snow to the sea. | From the first snow to the sea. | G/U/0/0+/TV-G/TV-PG/all/all ages/everyone/E | 1000000-4000000
`;

/** What is watched, heard, played and looked at. */
export const mediaRows: RowTables = {
  "movie film series tvseries tvshow show streamingtitle": films,
  "watchlist watchlistitem watchlistentry watchitem favorite favourite savedmovie & tmdb_id imdb_id poster_path vote_average media_type":
    films,
  videogame: games,
  "game & developer developers publisher platforms platform metacritic esrb_rating": games,
  playlist: `
name | genre/category | mood/vibe | about | tags
Late Night Jazz | Jazz | relaxed/calm/chill/mellow | Brushes, bass and a low light. | jazz, night, calm
Long Drives | Rock/indie | uplifting/happy/energetic/upbeat | For open windows and long roads. | driving, rock, summer
Workout Mix | Hip-hop/electronic/pop | energetic/intense/upbeat/motivated | Nothing below 120 beats a minute. | workout, energy, running
Slow Sunday | Soul/pop/folk | relaxed/calm/chill/happy | Coffee, pancakes and no plans. | weekend, soul, slow
Deep Focus | Ambient/classical/electronic/instrumental | focused/focus/calm | No words, no surprises. | focus, work, instrumental
Rainy Days | Indie/folk/acoustic | melancholic/sad/calm/nostalgic | For grey skies and a window seat. | rain, acoustic, quiet
Piano at Dusk | Classical/instrumental | calm/romantic/relaxed | Nocturnes, old and new. | piano, classical, evening
`,
  "artwork artpiece workofart museumobject museumitem": `
name | category/type/art type/form/classification/object type/artwork type | medium/technique/materials | about | tags
{what:Winter/Summer/Burning} Field | Painting | Oil on canvas | Broad strokes, and a horizon that sits very low. | landscape, field
Still Life with {what:Lemons/Shells/Blue Jug} | Painting | Oil on wood | Light falls from the left, as in all works of these years. | still life, interior
{what:Harbour/Rooftops/Orchard} in the Rain | Painting/drawing/watercolor | Watercolour on paper | Painted outdoors, in less than an hour. | rain, on paper
Seated {what:Woman/Boy/Musician} | Sculpture | Bronze | The hands are larger than life, the face is hardly there. | figure, bronze
Night {what:Bus/Ferry/Market} | Photography/photo/photograph | Gelatin silver print | A long exposure from a bridge. | city, night
{what:Loop/Signal/Tide} | Digital/video/installation | Video projection | Nine minutes, without sound. | video, motion
The {what:Letter/Visit/Return} | Drawing/sketch/print | Charcoal on paper | A study for a larger work. | figure, on paper
{what:Moth/Thistle/Heron} | Print/printmaking/graphic/drawing | Linocut on paper | Two colours, printed by hand. | animal, on paper
`,
  video: `
name | category/topic/genre | about
How to sharpen a knife | Education/how-to/cooking/tutorial/lifestyle | Step by step, with one stone and ten minutes.
{what:Statistics/Black holes/Roman roads} in ten minutes | Education/science/learning/tutorial | The whole idea, drawn on one sheet of paper.
Unboxing the new {what:camera/phone/headphones} | Technology/tech/review/gadgets | First look, first doubts and a short test.
{what:Speedrun/Co-op/First look}: The Sunken City | Gaming | With comments, and two lucky jumps.
Live session: {what:Blue Harbour/The Quiet Hours/Velvet Rivers} | Music/entertainment/live | Three songs, recorded in one take.
Learn this song in an evening | Music/education/tutorial | Four chords, slow at first.
48 hours in {place} | Travel/vlog/lifestyle | Where we ate, slept and got lost.
Night train to {place} | Travel/vlog/adventure | One compartment, two borders and little sleep.
`,
  "tour trip travelpackage tourpackage holidaypackage package holiday & duration_days number_of_days length_days duration_nights itinerary days nights departure_dates": `
name/title/tour name/package name | category/type/theme/tour type | about | price/price per person/cost | highlights
Castles and quiet gardens | Culture/history/sightseeing/cultural | Old houses, small museums and plenty of tea. | 690-1290 | Castle hill, Rose garden, Old library, Palace
Kitchens, cellars and markets | Food/culinary/culture/food & drink | Cook with locals and eat where they eat. | 790-1390 | Market hall, Cooking class, Wine cellar, Farm lunch
By bike along the water | Cycling/active/nature/adventure/outdoor | Flat roads, short days and your bags brought ahead. | 640-1090 | Riverside path, Old harbour, Lighthouse, Ferry ride
On foot through hills and villages | Hiking/nature/adventure/outdoor/active | Good paths, family inns and views at every turn. | 590-1190 | Viewpoint, Old mill, Mountain hut, Village square
Slow days by rail | Rail/relaxation/scenic/culture | Window seats, short rides and long lunches. | 840-1590 | Panorama train, Lakeside town, Old station hotel
The whole family outdoors | Family/nature/adventure | Rafts, campfires and no long drives. | 720-1280 | Raft building, Campfire evening, Treetop walk, Zoo
Light and landscapes | Photography/nature/scenic/adventure | Early starts, with a photographer beside you. | 890-1690 | Sunrise point, Old town at dusk, Coast path
`,
  "citytour walkingtour guidedtour daytour & guide meeting_point max_group_size price_per_person highlights tour_type included city description": `
name | category/type/theme/tour type | about | price/price per person/cost | highlights/stops/included stops | duration hours/duration/hours | duration minutes | meeting point/meeting place/start point/starting point/start location | difficulty/difficulty level
Markets and street food | Food/culinary/food & drink/gastronomy | Eight small bites, and the stories behind them. | 39-79 | Market hall, Old bakery, Spice shop, Wine cellar | 2.5-3.5 | 150-210 | Market hall, main entrance | easy
Wine bars of the old town | Food/nightlife/food & drink/culinary | Three bars, five glasses and a little cheese. | 45-89 | Vaulted cellar, Corner bar, Roof terrace | 2.0-3.0 | 120-180 | Cathedral square, fountain | easy
The old town on foot | History/culture/walking/sightseeing/city | Two thousand years in small streets. | 15-35 | Cathedral square, Old harbour, City wall | 1.5-2.5 | 90-150 | Old town hall | easy
Stories from the castle | History/culture/sightseeing/family | Kings, cooks and one ghost. | 18-39 | Castle hill, Great hall, Dungeon | 1.5-2.0 | 90-120 | Castle gate | moderate
River and wetlands | Nature/outdoor/wildlife/adventure | We bring binoculars, you bring good shoes. | 25-59 | Bird hide, Reed path, Ferry pier | 3.0-4.5 | 180-270 | Ferry pier | moderate
Sunrise above the city | Nature/outdoor/hiking/adventure/photography | An easy climb, with tea at the top. | 22-49 | Forest path, Viewpoint, Botanical garden | 2.0-3.0 | 120-180 | Cable car station | challenging
The city after dark | Nightlife/entertainment/culture/music | Jazz, neon and one door without a sign. | 29-69 | Jazz cellar, Night market, Rooftop bar | 2.5-3.5 | 150-210 | Opera steps | easy
`,
};
