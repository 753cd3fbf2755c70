/**
 * Events played from registration to champion. Start with
 * {@link io.github.crisisrules.example.tournament.ChallengerEvent}.
 */
@NullMarked
package io.github.crisisrules.example.tournament;

import org.jspecify.annotations.NullMarked;
