// In development React keeps a stack trace of the place that created each element, for its warnings. Past a number of them it keeps none:
// here from the first one, since taking them is a tenth of the time of the tests.
import * as React from 'react';

const internals = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');

Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Number.POSITIVE_INFINITY, set: () => {} });
