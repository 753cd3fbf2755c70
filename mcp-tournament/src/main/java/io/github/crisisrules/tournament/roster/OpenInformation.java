package io.github.crisisrules.tournament.roster;

import io.github.crisisrules.core.HouseStyle;
import io.github.crisisrules.core.card.BorneGem;
import io.github.crisisrules.core.card.CharacterCard;
import io.github.crisisrules.core.card.CrisisCard;
import io.github.crisisrules.core.card.TacticCard;
import io.github.crisisrules.core.roster.Roster;
import io.github.crisisrules.core.roster.RosterSubmission;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.vavr.collection.Vector;
import org.immutables.value.Value;

/**
 * The part of a list that an opponent may ask to see, before the game and during it: every stat card, Team Tactic
 * card and crisis card. Infinity Gems are included, because they are part of what a character can do and nothing
 * of that is hidden.
 */
@Value.Immutable
@HouseStyle
@Rule(EventRuleId.OPEN)
public sealed interface OpenInformation permits ImmutableOpenInformation {
    /** Returns the characters. */
    Vector<CharacterCard> characters();

    /** Returns the Team Tactic cards. */
    Vector<TacticCard> tactics();

    /** Returns the crisis cards, Secure and Extract. */
    Vector<CrisisCard> crises();

    /** Returns the Infinity Gems with their bearers. */
    Vector<BorneGem> gems();

    /** Returns the open information of a roster. */
    @Rule(EventRuleId.OPEN)
    static OpenInformation of(Roster roster) {
        return ofSubmitted(Vector.of(roster.submission()));
    }

    /** Returns the open information of a Timeline List: all three rosters, whichever is being played. */
    @Rule(EventRuleId.OPEN)
    static OpenInformation of(TimelineList list) {
        return ofSubmitted(list.rosters().map(Roster::submission));
    }

    /** Returns the open information of submitted rosters. */
    @Rule(EventRuleId.OPEN)
    static OpenInformation ofSubmitted(Iterable<RosterSubmission> rosters) {
        Vector<RosterSubmission> all = Vector.ofAll(rosters);
        return ImmutableOpenInformation.builder()
                .characters(all.flatMap(RosterSubmission::characters))
                .tactics(all.flatMap(RosterSubmission::tactics))
                .crises(all.flatMap(RosterSubmission::crises))
                .gems(all.flatMap(RosterSubmission::gems))
                .build();
    }
}
