const words = (text: string) => text.trim().split(/\s*[\n,]\s*/);

export const GIVEN_NAMES = words(`
  Ada, Agnès, Aiko, Amara, Anselm, Astrid, Beatriz, Bruno, Callum, Carmen, Chidi, Clara, Dagny, Darius, Edda, Emeka, Esther, Farid,
  Félix, Fionn, Greta, Hanne, Hugo, Ifeoma, Ines, Ivo, Jana, Jonas, Kamala, Kofi, Leif, Leonie, Lucía, Łukasz, Maeve, Marek, Milan,
  Mirjam, Nadia, Niamh, Noor, Odile, Orla, Otto, Paloma, Petra, Quentin, Rafael, Rosa, Rowan, Ruth, Salma, Silvio, Søren, Tamsin,
  Thea, Tomás, Ursula, Viktor, Wanda, Yara, Zoë
`);

export const FAMILY_NAMES = words(`
  Abernathy, Adeyemi, Almeida, Amundsen, Ashdown, Baptiste, Barros, Beaumont, Bergström, Blackwood, Brandt, Calloway, Castellane,
  Chandra, Corrigan, Cresswell, Dalgaard, Delacroix, Dimitrov, Driscoll, Dubois, Eastman, Eklund, Falk, Farrow, Ferreira, Fitzgerald,
  Fontaine, Gallagher, García, Grünwald, Haddad, Halloran, Hartwell, Hawthorne, Hoffmann, Holloway, Ibarra, Ito, Jansen, Järvinen,
  Kaplan, Kerrigan, Kovač, Kowalski, Lachance, Lindqvist, Lockhart, Lund, Macallan, Marchetti, Mbeki, Mendes, Mirza, Montague,
  Moreau, Nakamura, Navarro, Nguyễn, Nielsen, Novák, Nwosu, O’Connell, Okafor, Oliveira, Osei, Pellew, Pereira, Petrov, Quiroga,
  Rahman, Rasmussen, Reyes, Rossi, Rutherford, Sakamoto, Sandoval, Santoro, Sato, Schäfer, Serrano, Singh, Solberg, Strand, Sullivan,
  Szabó, Takahashi, Tanaka, Thorsen, Tremblay, Ueda, Vance, Vasquez, Vidal, Virtanen, Wagner, Whitlock, Winter, Yamada, Zielinski
`);

export const PLACES = words(`
  Aldermere, Ashcombe, Bellhaven, Blackmoor, Brightwater, Cairnholm, Carrow, Coldharbour, Dunmarrow, Eastreach, Elmstead, Fallowfield,
  Fenwick, Greyhaven, Harrow Sound, Hollin Bay, Hawksmoor, Inverloch, Kestrel Point, Kingsmere, Larkspur, Longwater, Marlstone,
  Merrow, Millbrook, Northgate, Ostermoor, Pendle, Quarry Hill, Ravensbourne, Redcliff, Saltmarsh, Sandring, Skerry, Stonebridge,
  Thornfield, Tidewell, Umberland, Vale End, Westering, Wexcombe, Whitby Cross, Winterbourne, Wolfpine, Yarrow
`);

interface Vocabulary {
  qualities: string[];
  things: string[];
  people: string[];
  subjects: string[];
}

export const VOCABULARIES = {
  business: {
    qualities: words(
      'Patient, Quiet, Honest, Stubborn, Frugal, Borrowed, Second, Accidental, Unhurried, Invisible, Local, Open',
    ),
    things: words(`
      Ledger, Market, Margin, Company, Promise, Shop, Balance, Bargain, Harvest, Venture, Counter, Workshop, Debt, Invoice, Partnership,
      Guild, Auction, Monopoly
    `),
    people: words('Founder, Bookkeeper, Broker, Merchant, Auditor, Apprentice, Manager, Negotiator, Banker, Weaver'),
    subjects: words(
      'growth, trust, pricing, patience, trade, leadership, thrift, failure, work, negotiation, hiring, family firms',
    ),
  },
  technology: {
    qualities: words(
      'Idle, Crowded, Broken, Silent, Distributed, Forgotten, Small, Analog, Recursive, Patient, Hidden, Finite',
    ),
    things: words(`
      Machine, Network, Compiler, Signal, Database, Clock, Protocol, Circuit, Engine, Cache, Satellite, Keyboard, Index, Switch, Queue,
      Telescope, Algorithm, Server
    `),
    people: words(
      'Engineer, Programmer, Operator, Inventor, Tinkerer, Cartographer, Mathematician, Hacker, Radio Amateur, Tester',
    ),
    subjects: words(
      'memory, networks, time zones, batteries, cryptography, software, robots, radio, maps, errors, compilers, numbers',
    ),
  },
  fiction: {
    qualities: words(`
      Last, Borrowed, Silent, Second, Lost, Salted, Yellow, Long, Paper, Winter, Unsent, Crooked, Tender, Broken, Blue, Distant, Seventh,
      Restless, Careless, Open, Hollow, Golden, Hidden, Slow
    `),
    things: words(`
      Letter, Orchard, House, Piano, Summer, Garden, Daughter, Window, Ferry, Wedding, Island, Kitchen, Mirror, River, Photograph, Choir,
      Hotel, Bridge, Winter, Harvest, Secret, Sister, Almanac, Lighthouse, Afternoon, Inheritance, Suitcase, Violin
    `),
    people: words(`
      Clockmaker, Beekeeper, Translator, Widow, Piano Tuner, Ferryman, Librarian, Gardener, Schoolteacher, Postman, Cartographer,
      Seamstress, Baker, Lodger
    `),
    subjects: words(
      'love, memory, sisters, forgiveness, exile, music, marriage, grief, friendship, belonging, summer, secrets, home',
    ),
  },
  horror: {
    qualities: words(
      'Hungry, Pale, Sleepless, Drowned, Buried, Whispering, Locked, Empty, Black, Thirteenth, Rotten, Unlit',
    ),
    things: words(`
      House, Cellar, Well, Nursery, Attic, Chapel, Doll, Mirror, Harvest, Tide, Hour, Staircase, Orchard, Lantern, Visitor, Lullaby, Fog,
      Infirmary
    `),
    people: words('Gravedigger, Lodger, Midwife, Taxidermist, Night Nurse, Sexton, Stranger, Puppeteer, Warden, Twin'),
    subjects: words(
      'the dark, old houses, what was buried, a drowned village, sleep, teeth, mirrors, a bargain, the sea at night',
    ),
  },
  adventure: {
    qualities: words(
      'Uncharted, Northern, Stolen, Wild, Frozen, Burning, Farthest, Reckless, Iron, Hidden, Seven, Great',
    ),
    things: words(`
      Map, Voyage, River, Compass, Mountain, Caravan, Passage, Island, Storm, Crossing, Sail, Desert, Summit, Rope, Expedition, Glacier,
      Lagoon, Road
    `),
    people: words('Navigator, Smuggler, Pilot, Guide, Castaway, Captain, Mountaineer, Explorer, Courier, Stowaway'),
    subjects: words(
      'the ice, a bet, the open sea, a lost city, the high passes, a stolen chart, rivers, the long road, a rescue',
    ),
  },
} satisfies Record<string, Vocabulary>;
