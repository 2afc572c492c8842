/** What policies are called and what they allow, in English, by the parts of their codes; and the domains they are in. */
export const policies = {
  policyDomain: {
    sale: 'Sale',
    orders: 'Orders',
    tickets: 'Tickets',
    programming: 'Programming',
    customers: 'Customers',
    partners: 'Partners',
    accounting: 'Accounting',
    desk: 'Desk',
    reports: 'Reports',
    organisation: 'Organisation',
  },
  policy: {
    sales: {
      sell: { name: 'Sell', description: 'Fill carts, take payment and hand out tickets.' },
      reserve: { name: 'Hold places', description: 'Make, change and release reservations and options.' },
    },
    offers: {
      read: { name: 'See offers and coupons', description: 'Read offer rules, coupons and their use.' },
      write: {
        name: 'Manage offers and coupons',
        description: 'Create, change and stop offer rules and coupons.',
      },
    },
    orders: {
      read: { name: 'See orders', description: 'Read orders, their items, payments and papers.' },
      correct: {
        name: 'Correct orders',
        description: 'Change an order after its sale: customer, comment, payment.',
      },
      refund: { name: 'Refund', description: 'Give money back and cancel what was sold.' },
      invoice: { name: 'Invoice', description: 'Make invoices and send them.' },
    },
    tickets: {
      read: { name: 'See tickets', description: 'Read tickets and whether they were printed or scanned.' },
      print: { name: 'Print tickets', description: 'Print tickets and print them again.' },
      scan: { name: 'Scan tickets', description: 'Let people in, and undo a scan.' },
    },
    scans: {
      configure: {
        name: 'Set up entrances',
        description: 'Manage scan tracks, checkpoints and ticket layouts.',
      },
    },
    programming: {
      read: { name: 'See the programme', description: 'Read shows, performances, prices and stock.' },
      write: { name: 'Programme', description: 'Create and change shows, performances, seasons and venues.' },
      openSales: {
        name: 'Open and close sales',
        description: 'Open, suspend and close the sales of a show.',
      },
    },
    prices: {
      write: { name: 'Set prices', description: 'Create and change prices, their groups and VAT rates.' },
    },
    stock: {
      write: { name: 'Manage stock', description: 'Change contingents and the state of seats.' },
    },
    seating: {
      write: {
        name: 'Draw seating plans',
        description: 'Create and change seating plans and their categories.',
      },
    },
    turnover: {
      read: { name: 'See turnover', description: 'Read what a show or performance has sold and earned.' },
    },
    customers: {
      read: {
        name: 'See customers',
        description: 'Read contacts and organisations with their personal data.',
      },
      write: {
        name: 'Look after customers',
        description: 'Create, change and merge contacts and organisations.',
      },
      export: {
        name: 'Export customers',
        description:
          'Take customers and other personal data, such as names and barcodes, out of the product.',
      },
      import: { name: 'Import customers', description: 'Bring files of customers in.' },
      erase: { name: 'Erase customers', description: 'Delete customers and their personal data.' },
      mail: { name: 'Write to customers', description: 'Give lists of customers to the mailing provider.' },
    },
    imports: {
      run: { name: 'Import tickets', description: 'Bring in what others sold, and manage their accesses.' },
    },
    minisites: {
      write: { name: 'Manage mini-sites', description: 'Change the public sales sites.' },
    },
    accounting: {
      read: {
        name: 'See the accounts',
        description: 'Read payments, transactions, deposits and letterings.',
      },
      write: {
        name: 'Keep the accounts',
        description: 'Post transactions, letterings, reporting accounts and bank accounts.',
      },
      export: { name: 'Export the accounts', description: 'Take accounting records out of the product.' },
    },
    payouts: {
      read: { name: 'See payouts', description: 'Read payouts and wallets with their papers.' },
    },
    fiscal: {
      read: { name: 'See fiscal documents', description: 'Read audit documents and declarations.' },
      write: { name: 'Declare', description: 'Prepare and send declarations to the authorities.' },
    },
    desk: {
      operate: {
        name: 'Keep a desk',
        description: 'Open and close one’s desk session, use printers and drawers.',
      },
      oversee: { name: 'Oversee desks', description: 'Read and close the desk sessions of others.' },
    },
    devices: {
      write: {
        name: 'Manage devices',
        description: 'Create and change selling devices, boxes and printers.',
      },
    },
    reports: {
      read: { name: 'See reports', description: 'Read reports of sales and programming.' },
    },
    records: {
      export: { name: 'Export lists', description: 'Save lists as files, personal data and accounts aside.' },
    },
    jobs: {
      manage: { name: 'See everyone’s work', description: 'See and stop the long work that others started.' },
    },
    rights: {
      read: { name: 'See users and roles', description: 'Read users, roles and their policies.' },
      write: { name: 'Give rights', description: 'Invite users, change roles, grant and revoke access.' },
      impersonate: {
        name: 'Act as another user',
        description: 'Use the product as another user, with both names kept.',
      },
    },
    settings: {
      read: { name: 'See settings', description: 'Read the organiser’s settings.' },
      write: {
        name: 'Change settings',
        description: 'Change the organiser, its units, payment methods, fees and tags.',
      },
    },
  },
};
