import type { GenreSlug } from './genres'

/** Hand-written English track titles. */
export const ENGLISH_TITLES: Readonly<Record<GenreSlug, readonly string[]>> = {
  supuldziesmas: [
    'Twinkle, Twinkle, Little Star', 'The Moon Is a Night Light', 'Hush Now, Harbour', 'Pillow Boat',
    'Sleep, Little Snail', 'Yawning Song', 'Socks Off, Lights Off', 'Five More Minutes',
    'Goodnight to the Bus Stop', 'Slow, Slow, Snow', 'The Clock Ticks Softly', 'Under My Blanket Sky',
    'Starlight on the Stairs', 'Counting Sheep Is Hard When They Keep Stopping for Snacks',
  ],
  tautasdziesmas: [
    'Oats and Beans and Barley Grow', 'Row, Row, Row Your Boat', 'The Miller’s Grey Mare', 'Lavender Green',
    'This Old Man', 'London Bridge', 'Over the Hills and Far Away', 'The Cuckoo Comes in April',
    'Old MacDonald’s Market Day', 'Weave, Little Shuttle', 'The Fiddler’s Dog', 'Barley Bread',
    'Who Will Mend My Wooden Shoe?',
  ],
  'rotalas-un-dejas': [
    'Skip to the Gate', 'Polka in the Pantry', 'Twirl, Twirl, Fall Down', 'Do the Wobble',
    'Swap Your Partner, Swap Your Hat', 'Dancing on the Ceiling of the World', 'Heel and Toe', 'Broomstick Waltz',
    'The Conga Line to Bed', 'Jellyfish Jig', 'Stamp It Out', 'Everybody Freeze!', 'Round the Maypole',
  ],
  'kustibu-dziesmas': [
    'Heads and Shoulders', 'Stretch Like a Cat', 'Shake the Sillies', 'March, Stop, March', 'Hop to the Shop',
    'Touch the Sky, Touch the Floor', 'Wobbly Knees', 'Crab Walk', 'Windmill Arms', 'Run on the Spot',
    'Reach for the Biscuit Tin', 'Tiptoe, Tiptoe, Boo', 'Balance on One Leg',
  ],
  skaitampanti: [
    'Ten Green Wellies', 'One Potato', 'Six Sleepy Seals', 'Button, Button', 'She Sells Seaweed',
    'Three Blind Moles', 'Hickory, Dickory', 'Hot Cross Buns', 'Round and Round the Garden', 'Inky Pinky',
    'How Many Spoons?', 'Tick Tock Toe', 'A Peck of Pickled Peaches',
  ],
  'muzikalas-pasakas': [
    'Once There Was a Door', 'The Giant’s Small Voice', 'A Dragon Afraid of Matches', 'The Borrowed Moon',
    'The Mouse Who Wound the Clock', 'Seven Ravens', 'The Girl Who Talked to Lighthouses', 'Mr Badger’s Umbrella',
    'A Very Polite Wolf', 'The Kingdom Under the Sofa', 'The Last Page',
    'And They Lived Quite Happily, Considering Everything That Happened on Tuesday',
  ],
  ziemassvetki: [
    'Snow on the Letterbox', 'Jingle All the Spoons', 'A Carol for the Cat', 'Gingerbread Roof',
    'Candle in the Window', 'Sledge Song', 'Reindeer Rehearsal', 'Paper Chains', 'Twelve Small Presents',
    'The Fir Tree Remembers', 'Cinnamon', 'Who Left These Footprints?', 'Silver Bells for Breakfast', 'Let It Blow',
  ],
  'ligo-un-jani': [
    'The Shortest Night', 'Bonfire on the Hill', 'Nine Wild Flowers', 'Fern Flower', 'Barefoot in the Dew',
    'Oak Leaf Crown', 'Awake Till Sunrise', 'Honey and Cheese', 'Fireflies Know the Way', 'June Won’t Sleep',
  ],
  'daba-un-dzivnieki': [
    'Hedgehog Weather', 'The Bees Have a Plan', 'Puddle Mirror', 'Worms Love Mondays', 'Moss Carpet',
    'Owl at the Library', 'A Frog in My Wellington', 'Thunder Is Just Talking', 'The Wind Forgot Its Hat',
    'Acorn, Grow', 'Swallows on a Wire', 'Ladybird, Come Home', 'Mushroom Umbrella', 'What the Whale Heard',
  ],
  'macamies-dziedot': [
    'Brush, Brush, Brush', 'Alphabet Soup', 'The Days of the Week', 'Red Light, Green Light', 'Wash Your Hands',
    'Why Is the Sky?', 'Planets in Pyjamas', 'Tie Your Laces', 'Left Is Where My Heart Is',
    'The Please and Thank You Song', 'Vowels on Holiday', 'Two Times Two', 'Months in a Row',
  ],
  'bernu-pops': [
    'Loud Pyjamas', 'Ice Cream for Breakfast', 'Rocket in My Rucksack', 'Best Friends Radio', 'Bubblegum Weather',
    'My Dog Is Famous', 'Saturday Shoes', 'Splash!', 'Backyard Superstar', 'Sunshine on My Scooter', 'Tiny Disco',
    'Can’t Stop Giggling', 'Spaghetti Microphone', 'High Five',
  ],
  'instrumentala-muzika': [
    'Morning Carousel', 'Waltz for a Teaspoon', 'Glockenspiel Rain', 'Minuet for Mice', 'The Quiet Carousel',
    'Nocturne for a Night Light', 'Clockwork Garden', 'Little Fugue in Grey Socks', 'Snowflake Étude',
    'Barcarolle in the Bath', 'Lantern Lit', 'Pebble Skipping', 'Theme from the Attic', 'Berceuse',
  ],
  celojumi: [
    'Are We There Yet?', 'Paper Map', 'The 8:15 to the Seaside', 'Sandwiches on the Train', 'North of the Sofa',
    'Pirate Breakfast', 'Suitcase with Legs', 'Lighthouse Express', 'A Postcard from the Moon', 'Teacup Captain',
    'The Tent on the Balcony', 'Turn Left at the Rainbow', 'Wheels on the Windy Road',
  ],
  'dzimsanas-diena': [
    'Cake for Breakfast', 'Make a Wish', 'How Many Candles?', 'The Balloon Got Away', 'Seven Today',
    'Wrapping Paper Hat', 'Pass the Parcel', 'An Invitation for Mr Hedgehog', 'Party Till Half Past Five',
    'The Last Slice', 'Hip Hip Hooray',
  ],
}
