package io.github.crisisrules.core.roster;

import static io.github.crisisrules.core.rulebook.CrisisRuleId.ROSTER;

import io.github.crisisrules.core.card.BorneGem;
import io.github.crisisrules.core.card.CharacterCard;
import io.github.crisisrules.core.card.GemBearing;
import io.github.crisisrules.core.roster.GemViolation.BearerMissing;
import io.github.crisisrules.core.roster.GemViolation.CannotBear;
import io.github.crisisrules.core.roster.GemViolation.TooManyGems;
import io.github.crisisrules.core.rulebook.Rule;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * The rules for Infinity Gems: a gem is on a character that may bear it, and a character has no more gems than it
 * may bear at once.
 */
final class GemRules {
    private GemRules() {}

    /**
     * Returns the faults of single gems, then those of bearers. If a character is listed twice, its first card
     * counts.
     */
    @Rule(ROSTER)
    static Vector<GemViolation> violations(Seq<CharacterCard> characters, Seq<BorneGem> gems) {
        return gems.toVector()
                .flatMap(each -> fault(characters, each))
                .appendAll(characters.distinctBy(CharacterCard::id).flatMap(bearer -> surplus(bearer, gems)));
    }

    private static Option<GemViolation> fault(Seq<CharacterCard> characters, BorneGem borne) {
        Option<CharacterCard> bearer =
                characters.find(character -> character.id().equals(borne.bearer()));
        if (bearer.isEmpty()) {
            return Option.some(new BearerMissing(borne.gem().id(), borne.bearer()));
        }
        return bearer.get().gemBearing().allows(borne.gem().name())
                ? Option.none()
                : Option.some(new CannotBear(borne.gem().id(), borne.bearer()));
    }

    private static Option<GemViolation> surplus(CharacterCard bearer, Seq<BorneGem> gems) {
        GemBearing bearing = bearer.gemBearing();
        int borne = gems.count(each ->
                each.bearer().equals(bearer.id()) && bearing.allows(each.gem().name()));
        return borne > bearing.limit()
                ? Option.some(new TooManyGems(bearer.id(), borne, bearing.limit()))
                : Option.none();
    }
}
