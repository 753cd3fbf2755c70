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
import java.util.LinkedHashMap;
import java.util.Map;

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
        Map<String, CharacterCard> bearers = new LinkedHashMap<>();
        characters.forEach(each -> bearers.putIfAbsent(each.id().key(), each));
        Map<String, Vector<BorneGem>> borne = new LinkedHashMap<>();
        gems.forEach(each -> borne.merge(each.bearer().key(), Vector.of(each), Vector::appendAll));
        return gems.toVector()
                .flatMap(each -> fault(Option.of(bearers.get(each.bearer().key())), each))
                .appendAll(Vector.ofAll(bearers.entrySet())
                        .flatMap(each -> surplus(each.getValue(), borne.getOrDefault(each.getKey(), Vector.empty()))));
    }

    private static Option<GemViolation> fault(Option<CharacterCard> bearer, BorneGem borne) {
        if (bearer.isEmpty()) {
            return Option.some(new BearerMissing(borne.gem().id(), borne.bearer()));
        }
        return bearer.get().gemBearing().allows(borne.gem().name())
                ? Option.none()
                : Option.some(new CannotBear(borne.gem().id(), borne.bearer()));
    }

    private static Option<GemViolation> surplus(CharacterCard bearer, Vector<BorneGem> gems) {
        GemBearing bearing = bearer.gemBearing();
        int borne = gems.count(each -> bearing.allows(each.gem().name()));
        return borne > bearing.limit()
                ? Option.some(new TooManyGems(bearer.id(), borne, bearing.limit()))
                : Option.none();
    }
}
