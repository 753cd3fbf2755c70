package io.github.crisisrules.tournament.component;

import static io.github.crisisrules.tournament.component.ComponentArbitraries.LIST;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.card.ComponentId;
import io.github.crisisrules.core.card.ComponentKind;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.github.crisisrules.tournament.rulebook.TimelineRuleId;
import io.vavr.collection.Vector;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Laws of inspections. */
class ComponentProperties {
    @Provide
    Arbitrary<Kit> kits() {
        return ComponentArbitraries.kits().withoutEdgeCases();
    }

    @Provide
    Arbitrary<Vector<TableSetup>> tables() {
        return ComponentArbitraries.tables().withoutEdgeCases();
    }

    @Property(tries = 150)
    @Verifies({EventRuleId.MINI, EventRuleId.CARDS, EventRuleId.DICE, EventRuleId.TOOLS, EventRuleId.TOKENS})
    void theFaultsOfAKitAreThoseOfItsPartsInWhateverOrderTheyLie(
            @ForAll("kits") Kit kit, @ForAll ComponentCode code, @ForAll long order) {
        Vector<ComponentViolation> parts = ComponentRules.miniatures(kit, LIST, code)
                .appendAll(ComponentRules.cards(kit, LIST))
                .appendAll(ComponentRules.dice(kit))
                .appendAll(ComponentRules.tools(kit))
                .appendAll(ComponentRules.tokens(kit));
        assertThat(faults(kit, code)).isEqualTo(parts);
        assertThat(parts)
                .allMatch(fault ->
                        fault.describe().length() > 10 && !fault.rules().isEmpty());
        Seed seed = Seed.of(order);
        Kit mixed = kit.withMiniatures(seed.shuffle(kit.miniatures()))
                .withCards(seed.shuffle(kit.cards()))
                .withDice(seed.shuffle(kit.dice()))
                .withTools(seed.shuffle(kit.tools()))
                .withTokens(seed.shuffle(kit.tokens()));
        assertThat(faults(mixed, code)).containsExactlyInAnyOrderElementsOf(parts);
    }

    private static Vector<ComponentViolation> faults(Kit kit, ComponentCode code) {
        return ComponentRules.check(kit, LIST, code).fold(Vector::ofAll, legal -> Vector.empty());
    }

    @Property(tries = 150)
    @Verifies({EventRuleId.MINI, TimelineRuleId.MINI})
    void aTimelineEventRefusesWhatAChallengerEventRefusesAndMiniaturesWithoutPaint(@ForAll("kits") Kit kit) {
        Vector<ComponentViolation> challenger = ComponentRules.miniatures(kit, LIST, ComponentCode.CHALLENGER);
        Vector<ComponentViolation> timeline = ComponentRules.miniatures(kit, LIST, ComponentCode.TIMELINE);
        assertThat(timeline).containsAll(challenger);
        assertThat(timeline.size() - challenger.size())
                .isEqualTo(kit.miniatures().count(each -> each.faults().contains(MiniatureFault.UNPAINTED)));
        assertThat(challenger.count(fault -> fault instanceof ComponentViolation.MiniatureMissing))
                .isEqualTo(10
                        - kit.miniatures().map(Miniature::character).distinct().size());
    }

    @Property(tries = 150)
    @Verifies(EventRuleId.CARDS)
    void aCardIsMissedExactlyWhereNoRealCopyOfItIsThereAndAnotherRealCopyMendsIt(@ForAll("kits") Kit kit) {
        Vector<ComponentId> cards = LIST.filter(ComponentArbitraries::isCard);
        Vector<ComponentId> real =
                kit.cards().filter(copy -> !copy.isProxy()).map(CardCopy::card).distinct();
        // The cards of gems may be left at home, but not be replaced by proxies.
        Vector<ComponentId> proxied = LIST.reject(ComponentArbitraries::isCard)
                .filter(gem -> kit.cards().exists(copy -> copy.card().equals(gem)))
                .removeAll(real);
        assertThat(ComponentRules.cards(kit, LIST))
                .hasSize(cards.removeAll(real).size() + proxied.size());
        Kit mended =
                kit.withCards(kit.cards().appendAll(cards.appendAll(proxied).map(CardCopy::original)));
        assertThat(ComponentRules.cards(mended, LIST)).isEmpty();
        assertThat(LIST.filter(each -> each.kind() == ComponentKind.INFINITY_GEM))
                .isNotEmpty();
    }

    @Property(tries = 150)
    @Verifies({EventRuleId.DICE, EventRuleId.TOOLS, EventRuleId.TOKENS})
    void leavingOutWhatIsRefusedMendsAKitThatStillHasDiceAndBothTools(@ForAll("kits") Kit kit) {
        Vector<MeasuringTool> both = Vector.of(MeasuringTool.Kind.RANGE, MeasuringTool.Kind.MOVEMENT)
                .map(kind -> new MeasuringTool("official", kind, PieceCondition.ORIGINAL));
        Kit mended = kit.withDice(kit.dice().filter(DiceOrigin::isOfficial).append(DiceOrigin.CORE_BOX))
                .withTools(kit.tools().filter(tool -> tool.fault().isEmpty()).appendAll(both))
                .withTokens(kit.tokens().filter(token -> token.faults().isEmpty()));
        assertThat(ComponentRules.dice(mended)
                        .appendAll(ComponentRules.tools(mended))
                        .appendAll(ComponentRules.tokens(mended)))
                .isEmpty();
        // One refused piece more is one fault more.
        Kit worse = mended.withDice(mended.dice().append(DiceOrigin.REPLACEMENT))
                .withTools(mended.tools()
                        .append(new MeasuringTool("laser", MeasuringTool.Kind.OTHER, PieceCondition.ORIGINAL)))
                .withTokens(mended.tokens().append(new GameToken.Essential("asset", PieceCondition.MODIFIED)));
        assertThat(ComponentRules.dice(worse)).containsExactly(new ComponentViolation.DiceRefused(1));
        assertThat(ComponentRules.tools(worse)).hasSize(1);
        assertThat(ComponentRules.tokens(worse)).hasSize(1);
    }

    @Property(tries = 150)
    @Verifies(EventRuleId.TERRAIN)
    void tablesAreCheckedOneByOneInWhateverOrderTheyAreGiven(
            @ForAll("tables") Vector<TableSetup> tables, @ForAll long order) {
        Vector<TableSetup> once = tables.distinctBy(TableSetup::table);
        Vector<Integer> needed = Vector.rangeClosed(1, 6);
        Vector<TerrainViolation> together = faults(needed, once);
        assertThat(together).allMatch(fault -> fault.describe().contains("able " + fault.table()));
        assertThat(together).isEqualTo(needed.flatMap(table -> faults(Vector.of(table), once)));
        assertThat(faults(needed, Seed.of(order).shuffle(once))).isEqualTo(together);
        assertThat(faults(needed, tables).filter(fault -> fault instanceof TerrainViolation.DuplicateSetup))
                .hasSize(once.count(each -> tables.count(other -> other.table() == each.table()) > 1));
        assertThat(once.filter(each -> faults(Vector.of(each.table()), once).isEmpty()))
                .allMatch(each -> each.mat()
                        && !each.terrain().isEmpty()
                        && each.terrain().forAll(piece -> piece.isOfficial() || piece.isMarked()));
    }

    @Property(tries = 150)
    @Verifies(EventRuleId.TERRAIN)
    void tablesThatAreAlikeHaveTheSameSizesAndAreAtLeastAsManyAsOfAnyOtherKind(
            @ForAll("tables") Vector<TableSetup> tables) {
        Vector<TableSetup> once = tables.distinctBy(TableSetup::table);
        Vector<Integer> unlike = TerrainRules.deviatingTables(once);
        Vector<Vector<Integer>> alike =
                once.filter(table -> !unlike.contains(table.table())).map(ComponentProperties::sizes);
        assertThat(alike.distinct()).hasSizeLessThanOrEqualTo(1);
        assertThat(alike.isEmpty()).isEqualTo(once.isEmpty());
        assertThat(once).allMatch(table -> once.count(other -> sizes(other).equals(sizes(table))) <= alike.size());
        assertThat(once.filter(table -> unlike.contains(table.table())).map(ComponentProperties::sizes))
                .noneMatch(alike::contains);
    }

    private static Vector<Integer> sizes(TableSetup table) {
        return table.terrain().map(TerrainPiece::size).sorted();
    }

    private static Vector<TerrainViolation> faults(Vector<Integer> needed, Vector<TableSetup> tables) {
        return TerrainRules.check(needed, tables).fold(Vector::ofAll, sound -> Vector.empty());
    }
}
