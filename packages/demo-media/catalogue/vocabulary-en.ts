import type { GenreSlug } from './genres'

export const CHARACTERS = [
  'Hedgehog', 'Little Bear', 'Hare', 'Squirrel', 'Owl', 'Mouse', 'Kitten', 'Puppy', 'Rooster', 'Duckling', 'Goat',
  'Lamb', 'Piglet', 'Pony', 'Fox', 'Beaver', 'Otter', 'Fawn', 'Frog', 'Snail', 'Ant', 'Bumblebee', 'Butterfly',
  'Ladybird', 'Cricket', 'Spider', 'Sparrow', 'Swallow', 'Woodpecker', 'Stork', 'Swan', 'Seagull', 'Seal', 'Whale',
  'Badger', 'Mole', 'Cloud', 'Wind', 'Gnome', 'Wizard', 'Captain', 'Tram', 'Tractor', 'Tugboat', 'Teapot',
  'Scarecrow', 'Lighthouse Keeper', 'Dragon', 'Baker', 'Postman',
] as const

export const CROWDS = [
  'Kittens', 'Ducklings', 'Bears', 'Mice', 'Piglets', 'Gnomes', 'Beavers', 'Sparrows', 'Lambs', 'Seals', 'Foxes',
  'Swans', 'Hedgehogs', 'Cousins', 'Friends', 'Dragons', 'Penguins', 'Owls',
] as const
export const NUMBERS = ['Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'A Dozen'] as const

/** Verb phrases in the third person singular; `pluralDeed` derives the plural. */
export const DEEDS: Readonly<Record<GenreSlug, readonly string[]>> = {
  supuldziesmas: [
    'Goes to Bed', 'Yawns', 'Dreams of the Sea', 'Counts the Stars', 'Won’t Sleep Yet', 'Sings to the Moon',
    'Naps in a Leaf', 'Listens to the Rain',
  ],
  tautasdziesmas: [
    'Comes Calling', 'Threshes Barley', 'Weaves a Ribbon', 'Knits Mittens', 'Plays the Fiddle', 'Sings on the Hill',
    'Rides to the Fair', 'Minds the Geese',
  ],
  'rotalas-un-dejas': [
    'Dances a Polka', 'Spins the Waltz', 'Claps Along', 'Learns to Dance', 'Leaps the Broom', 'Plays Hide and Seek',
    'Taps a Toe', 'Splashes About',
  ],
  'kustibu-dziesmas': [
    'Stretches Tall', 'Bounces High', 'Crawls Under the Table', 'Marches Past', 'Turns a Somersault',
    'Runs the Relay', 'Climbs a Tree', 'Stands on One Leg',
  ],
  skaitampanti: [
    'Counts Buttons', 'Counts to Ten', 'Looks for a Sock', 'Mixes the Words', 'Hides in the Cupboard',
    'Rolls a Pea', 'Shares the Apples', 'Starts Again',
  ],
  'muzikalas-pasakas': [
    'Finds a Map', 'Meets a Wizard', 'Saves the Forest', 'Talks to the Oak', 'Keeps a Promise', 'Outwits the Giant',
    'Loses a Shadow', 'Opens the Seventh Door',
  ],
  ziemassvetki: [
    'Waits for Snow', 'Bakes Gingerbread', 'Trims the Tree', 'Writes a Letter', 'Skates on the Pond',
    'Rides the Sledge', 'Catches Snowflakes', 'Wraps a Present',
  ],
  'ligo-un-jani': [
    'Weaves a Crown', 'Looks for the Fern Flower', 'Minds the Bonfire', 'Sings till Dawn', 'Waits for Sunrise',
    'Walks in the Dew',
  ],
  'daba-un-dzivnieki': [
    'Gathers Acorns', 'Builds a Nest', 'Comes Home', 'Drinks the Dew', 'Hides in the Grass', 'Sleeps till Spring',
    'Sits on a Mushroom', 'Picks Berries',
  ],
  'macamies-dziedot': [
    'Learns the Letters', 'Brushes Teeth', 'Says Thank You', 'Sorts the Colours', 'Goes to School', 'Reads a Book',
    'Draws a Circle', 'Crosses the Road',
  ],
  'bernu-pops': [
    'Rides the Tram', 'Wants Ice Cream', 'Sings in the Shower', 'Starts a Band', 'Won’t Slow Down', 'Blows Bubbles',
    'Dances on the Roof', 'Loves Fridays',
  ],
  'instrumentala-muzika': [
    'Plays the Violin', 'Hears a Piano', 'Rings the Bells', 'Conducts the Wind', 'Tunes the Harp',
    'Strikes the Triangle',
  ],
  celojumi: [
    'Sails to Sweden', 'Flies to Africa', 'Climbs the Hill', 'Loses a Suitcase', 'Sleeps in a Tent',
    'Boards the Train', 'Sends a Postcard', 'Packs a Bag', 'Sees the Sea',
  ],
  'dzimsanas-diena': [
    'Bakes a Cake', 'Blows Up Balloons', 'Sends Invitations', 'Opens a Present', 'Makes a Wish', 'Waits for Guests',
    'Keeps a Surprise',
  ],
}

export const THINGS: Readonly<Record<GenreSlug, readonly string[]>> = {
  supuldziesmas: ['Lullaby', 'Dream', 'Little Bed', 'Night Light', 'Pillow', 'Evening Song', 'Bedtime Story'],
  tautasdziesmas: ['Wedding', 'Mill', 'Ribbon', 'Market Day', 'Fiddle', 'Harvest', 'Wooden Spoon'],
  'rotalas-un-dejas': ['Polka', 'Waltz', 'Dancing Shoes', 'Jig', 'Barn Dance', 'Great Big Leap'],
  'kustibu-dziesmas': ['Morning Stretch', 'Relay', 'March', 'Somersault', 'Hop', 'Quick Steps'],
  skaitampanti: ['Buttons', 'Odd Socks', 'Counting Song', 'Riddle', 'Ten Fingers', 'Tongue Twister'],
  'muzikalas-pasakas': ['Secret', 'Castle', 'Magic Hat', 'Three Wishes', 'Long Story', 'Looking Glass'],
  ziemassvetki: ['Sledge', 'Gingerbread', 'Winter Coat', 'Bell', 'First Snow', 'Letter to Santa'],
  'ligo-un-jani': ['Flower Crown', 'Bonfire', 'Summer Night', 'Fern Flower'],
  'daba-un-dzivnieki': [
    'Footprints', 'Path', 'Wellingtons', 'Umbrella', 'Spring', 'Autumn Coat', 'Winter Store', 'Green House',
  ],
  'macamies-dziedot': ['Alphabet', 'Colours', 'Toothbrush', 'School Bag', 'Questions', 'Pencil Case'],
  'bernu-pops': ['Superpower', 'Scooter', 'Headphones', 'Disco', 'Concert', 'Stripy Socks'],
  'instrumentala-muzika': [
    'Prelude', 'Serenade', 'Nocturne', 'Waltz', 'March', 'Étude', 'Minuet', 'Rhapsody', 'Caprice', 'Sonatina',
  ],
  celojumi: ['Suitcase', 'Compass', 'Postcard', 'Rowing Boat', 'Tent', 'Bicycle', 'Long Way Home'],
  'dzimsanas-diena': ['Birthday', 'Cake', 'Present', 'Balloons', 'Party', 'Big Day'],
}

export const BEGINNINGS: Readonly<Record<GenreSlug, readonly string[]>> = {
  supuldziesmas: ['Evening', 'Moonlight', 'A Quiet Hour', 'Dreams'],
  tautasdziesmas: ['Reels', 'Harvest', 'Songs', 'A Wedding'],
  'rotalas-un-dejas': ['Polka', 'A Waltz', 'Hide and Seek', 'Dancing'],
  'kustibu-dziesmas': ['Jumping', 'A Race', 'Swinging', 'Marching'],
  skaitampanti: ['Hide and Seek', 'Counting', 'Riddles', 'Buttons'],
  'muzikalas-pasakas': ['A Voice', 'A Secret', 'The Door', 'A Meeting'],
  ziemassvetki: ['Snow', 'Bells', 'Candles', 'A Blizzard'],
  'ligo-un-jani': ['Bonfire', 'Midsummer', 'Sunrise', 'Dew'],
  'daba-un-dzivnieki': ['Morning', 'Rain', 'Spring', 'Mist', 'Rainbow', 'Sunset'],
  'macamies-dziedot': ['A Lesson', 'Letters', 'Colours', 'First Day'],
  'bernu-pops': ['Holidays', 'Disco', 'Lemonade', 'A Concert'],
  'instrumentala-muzika': ['Morning', 'Echoes', 'A Serenade', 'Stillness'],
  celojumi: ['Breakfast', 'Thunder', 'Boats', 'A Night'],
  'dzimsanas-diena': ['A Party', 'Surprise', 'Cake', 'Balloons'],
}

export const PLACES = [
  'in the Woods', 'in the Meadow', 'in the Garden', 'by the Sea', 'by the Lake', 'on the Hill', 'under the Oak',
  'on the Roof', 'in the Attic', 'in the Kitchen', 'in the Old Barn', 'in Riga', 'in the Dunes', 'on the Pier',
  'behind the Clouds', 'at the Tram Stop', 'under the Blanket', 'on the Bridge', 'in the Orchard',
  'at the Lighthouse', 'by the River', 'on the Ice', 'in a Teacup', 'at Grandma’s', 'beyond Seven Hills',
  'at the Station',
] as const
